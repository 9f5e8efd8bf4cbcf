import { type ComponentType, useState } from 'react';
import { call } from '#api/client.ts';
import { type Ad, content } from '#domain/contract/content.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { handled } from '#lib/handled.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adTarget } from './ad-target.ts';

interface Props {
  ad: Ad;
  onClose: () => void;
  /** The sanitising component: HTML is shown through it alone. */
  Html: ComponentType<{ html: string }>;
}

/** One piece of news in the modal popup. */
export function NewsPopup({ ad, onClose, Html }: Props) {
  const t = useCopy('home');
  const read = () => handled(call(content.adInfo, { id: ad.id }, { quiet: true }));
  const [article, setArticle] = useState(read);
  const target = adTarget(useTree(), ad.link);
  return (
    <ModalPopup
      open
      title={ad.title}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('news.close')}
          </Button>
          {target && 'to' in target && <LinkButton to={target.to}>{t('news.read')}</LinkButton>}
        </>
      }
    >
      <Load from={article} skeleton={<Skeleton count={8} />} onRetry={() => setArticle(read())}>
        {({ html }) => <Html html={html} />}
      </Load>
    </ModalPopup>
  );
}
