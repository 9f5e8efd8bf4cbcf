import { brand } from '#brand';
import type { MapPage, WayId } from '#domain/contract/orchestra.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { asks } from '#features/page/asks.ts';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { PageLoad } from '#features/page/page-load.tsx';
import { useChoice } from '#features/page/use-choice.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { icons } from '#ui/icon-core.ts';
import { acc, bike, map as mapIcon } from '#ui/icon-more.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { Drawing } from './drawing.tsx';
import styles from './view.module.css';

export const loader = asks({ map: orchestra.map });

/** The drawing stands first or last. */
const DRAWN = { pc: 'last', mobile: 'first' } as const;

const ICONS: Readonly<Record<WayId, string>> = {
  metro: icons.hall,
  bus: mapIcon,
  car: icons.pin,
  bike,
  walk: 'M11 4.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0M12.500 8l-2 5 3 3v5M10.500 13l-3 7M12.500 9l3 3h2.500',
  'step-free': acc,
};

export default function Way() {
  const data = usePageData<typeof loader>();
  return (
    <PageLoad
      name="map"
      from={data.map}
      skeleton={
        <div className="wrap page-wait py-8">
          <PageCrumbs name="map" />
          <Skeleton kind="title" />
          <Skeleton kind="block" />
        </div>
      }
    >
      {map => <Shown map={map} />}
    </PageLoad>
  );
}

function Shown({ map }: { map: MapPage }) {
  const t = useCopy('house');
  const at = DRAWN[useTree().layout];
  const [chosen, choose] = useChoice(
    'by',
    asked => map.ways.find(w => w.id === asked)?.id ?? map.ways[0]?.id ?? 'metro',
  );
  const drawing = <Drawing map={map} chosen={chosen} />;
  return (
    <>
      <section className={`grid ink-b m-as-block n-as-block ${styles.lay}`}>
        {at === 'first' && drawing}
        <div className={styles.words}>
          <PageCrumbs name="map" />
          <h1 className="m-mt-0" tabIndex={-1}>
            {t('map.title')}
          </h1>
          <p className="sec">{map.lead}</p>
          <ul className="mt-6 ink-t">
            {map.ways.map(way => (
              <li key={way.id}>
                <button
                  type="button"
                  className="group"
                  aria-expanded={way.id === chosen}
                  onClick={() => choose(way.id)}
                >
                  <Icon draw={ICONS[way.id]} />
                  <b className="group-line">{way.name}</b>
                  <span className="num">{way.figure}</span>
                </button>
                <p>{way.text}</p>
                {way.id === chosen && (
                  <ol>
                    {way.steps.map(step => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3 mt-6">
            <CopyAddress />
            <a className="btn ghost" href={map.outside} target="_blank" rel="noopener noreferrer">
              {t('map.outside')} <span className="vh">{t('map.newWindow')}</span>
            </a>
          </p>
        </div>
        {at === 'last' && drawing}
      </section>
      <section className={`wrap pt-14 pb-20 m-pt-8 m-pb-12 ${styles.gates}`} aria-labelledby="gates">
        <h2 id="gates" className="vh">
          {t('map.gates')}
        </h2>
        <ul className="m-cols-2 m-gap-y-6 m-gap-x-gutter grid cols-4 gap-10">
          {map.gates.map(({ title, text }) => (
            <li key={title}>
              <h3 className="pt-4 bar-t t-h4">{title}</h3>
              <p className="mt-2 t-sm lh-9 sec">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function CopyAddress() {
  const t = useCopy('house');
  const { locale } = useTree();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(brand.address[locale]);
      toast(t('map.copied'), 'ok');
    } catch {
      toast(t('map.copyFailed', { address: brand.address[locale] }), 'bad');
    }
  };
  return <Button onClick={() => void copy()}>{t('map.copy')}</Button>;
}
