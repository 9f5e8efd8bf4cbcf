import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import { type CardOffer, membership } from '#domain/contract/membership.ts';
import { useIntent } from '#hooks/use-intent.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { toFen, toYuan } from '#lib/money.ts';
import { useUser } from '#stores/user.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import styles from './choice.module.css';
import { useFacts } from './facts.tsx';

interface Props {
  card: CardOffer;
  /** Where the order is paid. */
  orderPath: (tradeNo: string) => string;
}

/** How many cards of a kind; the order is made when it is placed, and who is not signed in is asked then. */
export function CardChoice({ card, orderPath }: Props) {
  const t = useCopy('card');
  const navigate = useNavigate();
  const signedIn = useUser(s => s.userInfo !== null);
  const [count, setCount] = useState(1);
  const { busy, submit } = useSubmit();
  const sendOnce = useIntent();
  const facts = useFacts(card);
  const most = Math.min(5, card.perMember);

  const place = () =>
    submit(async () => {
      const { tradeNo } = await sendOnce({ cardId: card.cardId, quantity: count }, asked =>
        call(membership.create, asked),
      );
      await navigate(orderPath(tradeNo));
    });

  return (
    <div className="grid gap-7">
      <section className={styles.gives}>
        <h2 className="t-h4">{t('choice.gives')}</h2>
        <ul>
          {card.gives.map(text => (
            <li className="flex items-baseline gap-2 py-1" key={text}>
              <Icon className="fixed-size" name="check" />
              {text}
            </li>
          ))}
        </ul>
        <h2 className="t-h4">{t('choice.facts')}</h2>
        <ul className={styles.facts}>
          {facts.map(text => (
            <li className="flex items-baseline gap-2 py-1 sec t-sm" key={text}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.order} aria-label={t('choice.title')}>
        <div className={`flex items-centre justify-between gap-4 line-b ${styles.line}`}>
          <span id="card-count">{t('choice.quantity')}</span>
          <div className={`row gap-1 ${styles.count}`} role="group" aria-labelledby="card-count">
            <IconButton
              plain
              label={t('choice.less')}
              aria-disabled={count <= 1}
              onClick={() => setCount(n => Math.max(1, n - 1))}
              icon="minus"
            />
            <output className="text-centre" aria-label={t('choice.countOf', { count })}>
              {count}
            </output>
            <IconButton
              plain
              label={t('choice.moreOne')}
              aria-disabled={count >= most}
              onClick={() => setCount(n => Math.min(most, n + 1))}
              icon="plus"
            />
          </div>
        </div>
        <p className={`flex items-centre justify-between gap-4 mt-3 ${styles.total}`}>
          <span>{t('choice.total')}</span>
          <Price className="t-6" yuan={toYuan(toFen(card.price) * count)} exact />
        </p>
        <Button look="accent" size="lg" block busy={busy} onClick={() => void place()}>
          {t(busy ? 'choice.busy' : 'choice.submit')}
        </Button>
        {!signedIn && <p className="sm ter mt-3">{t('choice.signIn')}</p>}
      </section>
    </div>
  );
}
