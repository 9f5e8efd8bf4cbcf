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
    <section className={`wrap ${styles.gifts}`} aria-labelledby="support-gifts">
      <div className="between">
        <h2 id="support-gifts">{t('gifts.title')}</h2>
        <Button look="accent" onClick={() => onGive('')}>
          {t('gifts.give')}
        </Button>
      </div>
      <ol>
        {gifts.map(gift => (
          <li key={gift.id}>
            <Price yuan={gift.yuan} />
            <h3>{gift.title}</h3>
            <p>{gift.text}</p>
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
