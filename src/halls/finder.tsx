import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FacetGroup, TITLE_ORDERS, type TitlePage } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { cx } from '#ui/class-names.ts';
import { closesOnBackSoon } from '#ui/close-on-back.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './finder.module.css';
import { type FinderState, toggled } from './finder-state.ts';
import { useFinder } from './use-finder.ts';
import { FOUND } from './use-hall-href.ts';

interface Props {
  page: PageName;
  data: Pick<TitlePage, 'facets' | 'total'>;
  /** As a column beside the results, all of it open. */
  column?: boolean;
  /** The order can be chosen. */
  orders?: boolean;
  /** The values of a menu are drawn when it is opened: no HTML of the server has it. */
  late?: boolean;
}

/** Ways to look through the titles: each a list of values with how many titles they leave, each value an address. */
export function Finder({ page, data, column = false, orders = true, late = false }: Props) {
  const t = useCopy('rooms');
  const box = useRef<HTMLDivElement>(null);
  const { state, to } = useFinder(page);
  useClosing(box, !column);
  const groups = data.facets.filter(({ values }) => values.some(v => v.chosen || v.count > 0));
  return (
    <div
      ref={box}
      id={FOUND}
      role="group"
      aria-label={t('find.label')}
      className={cx('no-print flex-wrap gap-y-1 gap-x-8 m-gap-x-5', styles.finder, column && styles.column)}
    >
      {groups.map(group => (
        <Menu
          key={group.facet}
          name={column ? undefined : 'facets'}
          open={column}
          late={late}
          title={t(`find.${group.facet}`)}
          count={group.values.filter(v => v.chosen).length}
        >
          <Values group={group} state={state} to={to} />
        </Menu>
      ))}
      {orders && (
        <Menu
          name={column ? undefined : 'facets'}
          title={t('find.orderIs', { order: t(`find.order.${state.order ?? 'newest'}`) })}
          end
        >
          <ul>
            {TITLE_ORDERS.map(order => {
              const on = order === (state.order ?? 'newest');
              return (
                <li key={order}>
                  <Link
                    to={to({ ...state, order: order === 'newest' ? undefined : order, pageNo: 1 })}
                    aria-current={on || undefined}
                  >
                    <i className="grid text-accent">{on && <Icon name="check" />}</i>
                    {t(`find.order.${order}`)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </Menu>
      )}
    </div>
  );
}

interface MenuProps {
  name: string | undefined;
  title: string;
  count?: number;
  open?: boolean;
  late?: boolean;
  /** At the end of the line. */
  end?: boolean;
  children: ReactNode;
}

function Menu({ name, title, count = 0, open, late = false, end = false, children }: MenuProps) {
  const t = useCopy('rooms');
  const [drawn, setDrawn] = useState(!late);
  return (
    <details
      name={name}
      open={open}
      className={cx('relative', styles.menu, count > 0 && styles.on, end && `ml-auto ${styles.end}`)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is what one presses */}
      <summary onClick={() => setDrawn(true)}>
        {title}
        {count > 0 && (
          <small className="num">
            <span className="vh">{t('find.chosen')}</span>
            {count}
          </small>
        )}
        <Icon name="down" />
      </summary>
      <div className={`scroll-y m-static m-min-w-0 absolute on-surface ${styles.values}`}>
        {drawn && children}
      </div>
    </details>
  );
}

interface ValuesProps {
  group: FacetGroup;
  state: FinderState;
  to: (state: FinderState) => string;
}

function Values({ group: { facet, values }, state, to }: ValuesProps) {
  const t = useCopy('rooms');
  return (
    <ul>
      {values
        .filter(v => v.chosen || v.count > 0)
        .map(({ value, name, count, chosen }) => (
          <li key={value}>
            <Link to={to(toggled(state, facet, value))} aria-current={chosen || undefined}>
              <i className="grid text-accent">{chosen && <Icon name="check" />}</i>
              {name}
              <small className="num ter">
                {count}
                <span className="vh">{t('find.titles', { count })}</span>
              </small>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** An open menu closes with Esc, by Back, and when something else is pressed. */
function useClosing(box: React.RefObject<HTMLDivElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const close = (but?: Element | null) => {
      for (const menu of box.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
        if (menu !== but) menu.open = false;
    };
    // Not when the finger comes down: on a phone what is below moves up then, and the finger leaves something else.
    const press = (event: MouseEvent) =>
      close(event.target instanceof Element ? event.target.closest('details') : null);
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = box.current?.querySelector<HTMLElement>('details[open] > summary');
      close();
      open?.focus();
    };
    const layers = new Map<HTMLDetailsElement, () => void>();
    const toggle = ({ target: menu }: Event) => {
      if (!(menu instanceof HTMLDetailsElement)) return;
      layers.get(menu)?.();
      layers.delete(menu);
      if (menu.open)
        layers.set(
          menu,
          closesOnBackSoon(() => {
            menu.open = false;
          }),
        );
    };
    const parent = box.current;
    // It does not bubble.
    parent?.addEventListener('toggle', toggle, true);
    document.addEventListener('click', press);
    document.addEventListener('keydown', key);
    return () => {
      for (const left of layers.values()) left();
      parent?.removeEventListener('toggle', toggle, true);
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', key);
    };
  }, [box, on]);
}

/** What is chosen, each with a way off; and how many titles that leaves. */
export function Chosen({ page, data }: { page: PageName; data: Pick<TitlePage, 'facets' | 'total'> }) {
  const t = useCopy('rooms');
  const { state, to, none } = useFinder(page);
  const named = (facet: FacetGroup['facet'], value: string): string =>
    data.facets.find(g => g.facet === facet)?.values.find(v => v.value === value)?.name ?? value;
  const entries = [
    ...(state.keyword
      ? [
          {
            name: t('find.keyword', { keyword: state.keyword }),
            to: to({ ...state, keyword: undefined, pageNo: 1 }),
          },
        ]
      : []),
    ...data.facets.flatMap(({ facet }) =>
      (state.chosen[facet] ?? []).map(value => ({
        name: named(facet, value),
        to: to(toggled(state, facet, value)),
      })),
    ),
  ];
  return (
    <div className={`row flex-wrap gap-y-2 gap-x-6 pt-4 pb-6 ${styles.chosen}`}>
      <p className="sm sec" role="status">
        {t('find.total', { count: data.total })}
      </p>
      {entries.length > 0 && (
        <ul className="row flex-wrap gap-2" aria-label={t('find.active')}>
          {entries.map(entry => (
            <li key={entry.to}>
              <Link
                className="m-line-h inline-flex items-centre t-sm"
                to={entry.to}
                aria-label={t('find.remove', { name: entry.name })}
              >
                {entry.name}
                <Icon name="close" />
              </Link>
            </li>
          ))}
          <li>
            <Link to={none} className={`m-line-h inline-flex items-centre t-sm ${styles.clear}`}>
              {t('find.clear')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
