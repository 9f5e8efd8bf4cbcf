import { useDeferredValue, useId, useState } from 'react';
import { brand } from '#brand';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { PageHead } from '#features/page/page-head.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { SideIndex } from '#features/side-index/side-index.tsx';
import { pageAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { colon, listed } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import { findQuestions, type Group, type loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function TicketService() {
  const t = useCopy('info');
  const data = usePageData<typeof loader>();
  return (
    <>
      <PageHead name="musicale-ticketservice" title={t('faq.title')} lead={t('faq.lead')} />
      <Load from={data.groups} skeleton={<PageSkeleton title className="py-12" count={16} />}>
        {groups => <Questions groups={groups} />}
      </Load>
    </>
  );
}

function Questions({ groups }: { groups: readonly Group[] }) {
  const t = useCopy('info');
  const { locale } = useTree();
  const id = useId();
  const [words, setWords] = useState('');
  const found = findQuestions(groups, useDeferredValue(words));
  const count = found.reduce((sum, g) => sum + g.questions.length, 0);
  const searching = words.trim() !== '';
  const anchorOf = (group: Group): string => `group-${groups.findIndex(g => g.name === group.name)}`;
  return (
    <SideIndex
      label={t('faq.groups')}
      entries={found.map(group => ({
        id: anchorOf(group),
        name: group.name,
        count: group.questions.length,
      }))}
      before={
        <>
          <div role="search" className={styles.search}>
            <label className="as-block t-sm sec mb-2" htmlFor={id}>
              {t('faq.search')}
            </label>
            <div className="relative">
              <Icon className="absolute ter" name="search" />
              <input
                className="m-t-field w-full on-surface control-box r-1"
                id={id}
                type="search"
                maxLength={140}
                placeholder={t('faq.placeholder')}
                value={words}
                onChange={e => setWords(e.currentTarget.value)}
              />
            </div>
          </div>
          <p className={`sm ter ${styles.found}`} role="status">
            {searching ? t('faq.found', { count }) : ''}
          </p>
        </>
      }
      after={
        <>
          <h2>{t('faq.ask')}</h2>
          <p className="sm sec">{t('faq.askText', { phone: brand.phone, hours: brand.phoneHours })}</p>
          <p className="sm">
            <a href={`mailto:${brand.email}`}>{t('faq.email')}</a>
          </p>
        </>
      }
    >
      {found.length === 0 ? (
        <EmptyState
          level={2}
          title={t('faq.none')}
          text={t('faq.noneText')}
          action={
            <Button look="ghost" onClick={() => setWords('')}>
              {t('faq.clear')}
            </Button>
          }
        />
      ) : (
        found.map(group => (
          <section key={group.name} aria-labelledby={anchorOf(group)}>
            <h2 id={anchorOf(group)}>{group.name}</h2>
            {group.questions.map(q => (
              // While searching the answers are open: what was found can be read at once.
              <Accordion
                key={`${q.id}-${searching}`}
                id={q.id}
                title={q.title}
                open={searching && count <= 8}
              >
                {q.html ? <SafeHtml html={q.html} /> : <p className="sec">{t('faq.failed')}</p>}
                <CopyLink to={q.id} title={q.title} locale={locale} />
              </Accordion>
            ))}
          </section>
        ))
      )}
    </SideIndex>
  );
}

function CopyLink({ to, title, locale }: { to: string; title: string; locale: Locale }) {
  const t = useCopy('info');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${pageAddress().split('#')[0]}#${to}`);
      toast(t('faq.copied'), 'ok');
    } catch {
      toast(t('faq.copyFailed'), 'bad');
    }
  };
  return (
    <button
      type="button"
      className={`sm ter inline-flex items-centre mt-2 ${styles.copy}`}
      aria-label={listed([t('faq.link'), title], locale, colon)}
      onClick={() => void copy()}
    >
      <Icon name="share" />
      {t('faq.link')}
    </button>
  );
}
