import type { ComponentProps } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Link } from '#ui/link.tsx';

type Props = Omit<ComponentProps<typeof Checkbox>, 'label'> & {
  /** A sentence after the agreement: that a new account is made. */
  more?: string;
};

export function Agreement({ more = '', ...rest }: Props) {
  const t = useCopy('login');
  const tree = useTree();
  const space = tree.locale === 'en-US' ? ' ' : '';
  return (
    <Checkbox
      {...rest}
      label={
        <span className="sm sec">
          {t('field.agree')}
          {space}
          <Link to={href(tree, 'legalNotice')} target="_blank">
            {t('field.terms')}
          </Link>
          {t('field.agreeEnd')}
          {space}
          {more}
        </span>
      }
    />
  );
}
