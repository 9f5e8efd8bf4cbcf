import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { MoreLink } from '#ui/more-link.tsx';

/** Those of its artists who answer questions; where they are asked is on the Chinese desktop. */
export function Answering({ title }: { title: TitleDetail }) {
  const t = useCopy('titlelate');
  const tree = useTree();
  const here = hasPage(treeName(tree), 'digitalhall2-askartistdetail');
  return (
    <ul>
      {title.answering.map(({ id, name, role }) => (
        <li key={id}>
          {here ? (
            <MoreLink to={href(tree, 'digitalhall2-askartistdetail', { id })}>
              {t('answering.ask', { name })}
            </MoreLink>
          ) : (
            t('answering.elsewhere', { name })
          )}
          <span className="sm ter keep-all"> {role}</span>
        </li>
      ))}
    </ul>
  );
}
