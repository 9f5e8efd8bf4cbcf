import type { SupportHome } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import styles from './gifts.module.css';

interface Props {
  gifts: SupportHome['gifts'];
  /** Goes to the form, with a gift chosen or none. */
  onGive: (id: string) => void;
}

/** What sums make possible: each ten times the one before it, and set so. */
export function Gifts({ gifts, onGive }: Props) {
  const t = useCopy('support');
  return (
    <section className={`wrap py-air-3 ${styles.gifts}`} aria-labelledby="support-gifts">
      <div className="between flex-wrap gap-6">
        <h2 id="support-gifts">{t('gifts.title')}</h2>
        <Button look="accent" onClick={() => onGive('')}>
          {t('gifts.give')}
        </Button>
      </div>
      <ol className="m-cols-1 grid mt-air-1 ink-t">
        {gifts.map(gift => (
          <li className="flex items-start line-l m-border-0" key={gift.id}>
            <Price className="lh-1 t-5" yuan={gift.yuan} />
            <h3 className="m-mt-3">{gift.title}</h3>
            <p className="t-sm sec lh-75 mb-2">{gift.text}</p>
            <Button
              look="quiet"
              size="sm"
              onClick={() => onGive(gift.id)}
              aria-label={`${t('gifts.choose')} ${gift.title}`}
            >
              {t('gifts.choose')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
