import { useLocation } from 'react-router';
import type { Report } from '#domain/contract/orchestra.ts';
import { AboutHead, AboutLoad, Statement } from '#features/page/about-head.tsx';
import { BigYear } from '#features/page/big-year.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { StringLine } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import { Audience } from './audience.tsx';
import { Composers } from './composers.tsx';
import { Concerts } from './concerts.tsx';
import { download, type loader } from './model.ts';
import { Money } from './money.tsx';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function AnnualReport() {
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about-annualreport" />
      <AboutLoad
        name="about-annualreport"
        from={data.shown}
        skeleton={<PageSkeleton title className={`py-10 ${styles.wait}`} kind="block" />}
      >
        {({ years, report }) =>
          report ? <Shown key={report.year} years={years} report={report} /> : <Unknown years={years} />
        }
      </AboutLoad>
    </>
  );
}

function Shown({ years, report }: { years: readonly number[]; report: Report }) {
  const t = useCopy('about');
  return (
    <div className="wrap">
      <div
        className={`grid gap-y-8 gap-x-16 items-end pt-12 pb-10 m-as-block m-pt-7 m-pb-6 cols-auto ${styles.open}`}
      >
        <div>
          <Statement>
            {report.headline.map(line => (
              <span key={line}>{line}</span>
            ))}
          </Statement>
          <p className="sm ter mt-4">{report.season}</p>
          <p className={`mt-3 lh-9 sec ${styles.summary}`}>{report.summary}</p>
        </div>
        <BigYear year={report.year} end className={styles.year} />
      </div>
      <div
        className={`flex items-centre justify-between gap-4 m-flex-wrap m-gap-x-4 m-py-1 n-flex-wrap ${styles.years}`}
      >
        <Years years={years} current={report.year} />
        <FileButton year={report.year} />
      </div>
      <Concerts report={report} />
      <Money report={report} />
      <div className={`grid cols-2 gap-20 py-16 m-cols-1 m-py-10 m-gap-12 n-cols-1 ${styles.two}`}>
        <Composers report={report} />
        <Audience report={report} />
      </div>
      <section className={`grid ink-t m-cols-1 m-gap-6 m-py-10 ${styles.letter}`} aria-labelledby="letter">
        <h2 id="letter">{t('report.letter')}</h2>
        <div className="prose">
          {report.letter.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="sec">{report.signed}</p>
        </div>
      </section>
    </div>
  );
}

function Years({ years, current }: { years: readonly number[]; current?: number }) {
  const t = useCopy('about');
  const { pathname } = useLocation();
  return (
    <nav className="flex gap-air-1" aria-label={t('report.years')}>
      {years.map(year => (
        <Link
          key={year}
          to={`${pathname}?year=${year}`}
          preventScrollReset
          aria-current={year === current ? 'page' : undefined}
        >
          {year}
        </Link>
      ))}
    </nav>
  );
}

function FileButton({ year }: { year: number }) {
  const t = useCopy('about');
  const { busy, submit } = useSubmit();
  const save = () =>
    submit(
      async () => toast(t('report.fileDone', await download(year)), 'ok'),
      () => toast(t('report.fileFailed'), 'bad'),
    );
  return (
    <Button look="ghost" size="sm" busy={busy} onClick={() => void save()}>
      <Icon draw="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
      {t(busy ? 'report.fileBusy' : 'report.file')}
    </Button>
  );
}

/** A year without a report: said so, with those that there are. */
function Unknown({ years }: { years: readonly number[] }) {
  const t = useCopy('about');
  return (
    <div className={`wrap pt-12 pb-24 ${styles.unknown}`}>
      <StringLine />
      <Statement>{t('report.unknown.title')}</Statement>
      <p className="sec lead">{t('report.unknown.text')}</p>
      <div
        className={`flex items-centre justify-between gap-4 m-flex-wrap m-gap-x-4 m-py-1 n-flex-wrap ${styles.years}`}
      >
        <Years years={years} />
      </div>
    </div>
  );
}
