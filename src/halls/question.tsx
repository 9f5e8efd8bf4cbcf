import type { ArtistQuestion } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { cx } from '#ui/class-names.ts';
import styles from './question.module.css';

interface Props {
  question: ArtistQuestion;
  /** Whom it was asked, where that is not the page. */
  to?: string;
  /** It is the reader's: what has become of it is said. */
  own?: boolean;
}

/** A question and its answer. Both are text, and nothing in them is a link. */
export function Question({ question, to, own = false }: Props) {
  const t = useCopy('ask');
  const { locale } = useTree();
  const { text, answer, state, askedAt, by } = question;
  return (
    <li className={`py-6 line-b break-anywhere ${styles.question}`}>
      <p className="sm ter">
        {[to && t('to', { name: to }), !own && by, longDay(askedAt, locale, true)].filter(Boolean).join('　')}
        {own && <span className={cx('tag', styles[state])}>{t(`state.${state}`)}</span>}
      </p>
      <p className={`measure-44 mt-2 ${styles.text}`}>{text}</p>
      {answer && <p className={`measure-44 mt-3 lh-text ${styles.answer}`}>{answer}</p>}
      {own && state === 'waiting' && <p className="sm ter">{t('waitingText')}</p>}
    </li>
  );
}
