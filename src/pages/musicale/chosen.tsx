import type { ProgramPage } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { longDay } from '#lib/dates.ts';
import { plainYuan, priced } from '#lib/price.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './chosen.module.css';
import { useListState } from './model.ts';
import type { ListState } from './state.ts';

/** The filters that are on, each with a way off. */
export function Chosen({ facets }: { facets: ProgramPage['facets'] }) {
  const t = useCopy('musicale');
  const { state, to, tree } = useListState();
  const named = (list: readonly { value: string; name: string }[], value: string) =>
    list.find(f => f.value === value)?.name ?? value;
  const entries: { name: string; without: Partial<ListState> }[] = [];
  if (state.keyword)
    entries.push({ name: t('list.keywordIs', { keyword: state.keyword }), without: { keyword: undefined } });
  if (state.date)
    entries.push({ name: longDay(`${state.date}T04:00:00Z`, tree.locale), without: { date: undefined } });
  if (state.composer)
    entries.push({ name: named(facets.composers, state.composer), without: { composer: undefined } });
  if (state.hall) entries.push({ name: named(facets.halls, state.hall), without: { hall: undefined } });
  const { priceMin: min, priceMax: max } = state;
  if (min !== undefined || max !== undefined) {
    const name =
      min === undefined
        ? t('list.upTo', { max: priced(max ?? 0) })
        : max === undefined
          ? t('list.atLeast', { min: priced(min) })
          : t('list.priceIs', { min: priced(min), max: plainYuan(max) });
    entries.push({ name, without: { priceMin: undefined, priceMax: undefined } });
  }
  if (state.availability) entries.push({ name: t('list.available'), without: { availability: undefined } });
  if (entries.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-2 pt-4 pb-1 m-wrap ${styles.chosen}`} aria-label={t('list.active')}>
      {entries.map(({ name, without }) => (
        <li key={name}>
          <Link
            className="inline-flex items-centre t-sm"
            to={to(without)}
            aria-label={t('list.remove', { name })}
            replace
          >
            {name}
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
