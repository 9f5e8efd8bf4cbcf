import { mall } from '#domain/contract/mall.ts';
import type { Production } from '#domain/contract/orchestra.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import type { ProgramCard } from '#domain/contract/program.ts';
import { AboutHead, Statement } from '#features/page/about-head.tsx';
import { asks } from '#features/page/asks.ts';
import { SiteLink } from '#features/page/site-link.tsx';
import { useAnchor } from '#features/page/use-anchor.ts';
import { useFolds } from '#features/page/use-folds.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCard } from '#features/programme-card/use-card.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Art } from '#ui/art.tsx';
import { below } from '#ui/below.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { part } from '#ui/part.ts';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import styles from './view.module.css';

export const loader = asks({ productions: orchestra.productions, products: mall.list });

const Shop = below(
  part(() => import('./shop.tsx'), 'Shop', 'shop'),
  <Skeleton kind="row" count={6} />,
);

export default function Productions() {
  const t = useCopy('about');
  const tc = useCopy('common');
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about-sso" />
      <div
        className={`wrap grid gap-12 items-end pt-12 pb-10 m-as-block m-pt-7 m-pb-5 n-as-block ${styles.open}`}
      >
        <Statement>{t('sso.title')}</Statement>
        <p className="sec lead">
          {t('sso.lead')}{' '}
          <a className="more" href="#shop">
            {tc('nav.shop')}
            <Icon name="arrow" />
          </a>
        </p>
      </div>
      <Load from={data.productions} skeleton={<PageSkeleton className="page-wait" kind="block" />}>
        {list => (list.length > 0 ? <List list={list} /> : <EmptyState level={2} />)}
      </Load>
      <section id="shop" className={`wrap pt-16 pb-24 ${styles.shop}`} aria-labelledby="shop-title">
        <h2 className="mb-3" id="shop-title">
          {tc('nav.shop')}
        </h2>
        <Shop products={data.products} />
      </section>
    </>
  );
}

interface ListProps {
  list: readonly Production[];
}

function List({ list }: ListProps) {
  const { Body } = LOOK[useTree().layout];
  useAnchor();
  return <Body list={list} />;
}

function Laid({ list }: ListProps) {
  const t = useCopy('about');
  return (
    <>
      <nav className={`wrap ${styles.index}`} aria-label={t('sso.index')}>
        <ol className="grid ink-t cols-5">
          {list.map((production, i) => (
            <li key={production.id}>
              <a className="flex items-baseline py-3 line-b h-full hover-line" href={`#${production.id}`}>
                <span className="num ter">{i + 1}</span>
                {production.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {list.map((production, i) => (
        <One key={production.id} production={production} place={i} />
      ))}
    </>
  );
}

/** The list of a phone is its own index: a picture, a name and a sentence, and all the rest when it is opened. */
function Folded({ list }: ListProps) {
  const t = useCopy('about');
  const { isOpen, fold } = useFolds('production', asked => asked ?? '');
  return (
    <section className="wrap" aria-label={t('sso.index')}>
      <div className="ink-t">
        {list.map((production, i) => (
          <Accordion
            key={production.id}
            id={production.id}
            open={isOpen(production.id)}
            onFold={open => fold(production.id, open)}
            title={<Summary production={production} lazy={i > 4} />}
          >
            <div style={paletteStyle(production.art)}>
              <Art attrs={production.art} className={`mb-5 ${styles.picture}`} />
              <Words production={production} />
            </div>
          </Accordion>
        ))}
      </div>
    </section>
  );
}

function Summary({ production, lazy }: { production: Production; lazy: boolean }) {
  return (
    <>
      <Art attrs={production.art} lazy={lazy} className={styles.small} />
      <span className="grow py-3" style={paletteStyle(production.art)}>
        <h2 className={`t-h3 ${styles.name}`}>{production.title}</h2>
        <span className="sm sec as-block">{production.standfirst}</span>
      </span>
    </>
  );
}

const LOOK = { pc: { Body: Laid }, mobile: { Body: Folded } } as const;

/** One production: picture and words change sides, so that ten of them do not march. */
function One({ production, place }: { production: Production; place: number }) {
  return (
    <section
      id={production.id}
      className={cx(
        'wrap',
        'gap-20 items-centre py-20',
        `grid ${styles.one}`,
        place % 2 === 1 && styles.turned,
      )}
      style={paletteStyle(production.art)}
      aria-labelledby={`${production.id}-title`}
    >
      <Art
        attrs={production.art}
        size={place % 3 === 1 ? 'poster' : 'square'}
        lazy={place > 0}
        className={`n-mb-8 ${styles.picture}`}
      />
      <div>
        <h2 className={`t-h1 ${styles.name}`} id={`${production.id}-title`}>
          {production.title}
        </h2>
        <p className="serif mt-2 mb-6 t-h3">{production.standfirst}</p>
        <Words production={production} />
      </div>
    </section>
  );
}

function Words({ production }: { production: Production }) {
  const t = useCopy('about');
  return (
    <>
      <div className="prose">
        {production.text.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={`flex flex-wrap gap-12 m-gap-6 ${styles.figures}`}>
        {production.figures.map(({ figure, label }) => (
          <div className="flex col-reverse" key={label}>
            <dt className="t-sm sec">{label}</dt>
            <dd className="num m-t-3 t-6 lh-2">{figure}</dd>
          </div>
        ))}
      </dl>
      {production.concerts.length > 0 && (
        <div className={`mb-6 ${styles.concerts}`}>
          <h3 className="t-sm ter pb-2 line-b">{t('sso.concerts')}</h3>
          <ul>
            {production.concerts.map(card => (
              <li key={card.id}>
                <Concert card={card} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <SiteLink link={production.link} className="more">
        {production.linkText}
        <Icon name="arrow" />
      </SiteLink>
    </>
  );
}

function Concert({ card }: { card: ProgramCard }) {
  const { to, when, title } = useCard(card);
  return (
    <Link className="group grid gap-3 items-baseline py-2 line-b m-cols-auto-1" to={to}>
      <span className="num t-2">{when.figure}</span>
      <small className="ter">{when.words}</small>
      <span className="group-line m-span-all">{title}</span>
    </Link>
  );
}
