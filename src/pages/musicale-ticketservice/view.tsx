import { useDeferredValue, useEffect, useId, useState } from 'react';
import { brand } from '#brand';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import { findQuestions, type Group, type loader } from './model.ts';
import styles from './view.module.css';

export default function TicketService() {
  const t = useCopy('info');
  const { layout } = useTree();
  const data = usePageData<typeof loader>();
  return (
    <>
      <Banner type={8} title={t('faq.title')} lead={layout === 'pc' && t('faq.lead')} />
      {layout === 'pc' && (
        <div className={`wrap ${styles.sub}`}>
          <Crumbs name="musicale-ticketservice" />
        </div>
      )}
      <Load
        from={data.groups}
        skeleton={
          <div className={`wrap ${styles.skeleton}`}>
            <Skeleton kind="title" />
            <Skeleton count={16} />
          </div>
        }
      >
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
  useAnchor();
  return (
    <div className={`wrap ${styles.lay}`}>
      <aside className={styles.side}>
        <div role="search" className={styles.search}>
          <label htmlFor={id}>{t('faq.search')}</label>
          <div>
            <Icon name="search" />
            <input
              id={id}
              type="search"
              maxLength={140}
              placeholder={t('faq.placeholder')}
              value={words}
              onChange={e => setWords(e.currentTarget.value)}
            />
          </div>
        </div>
        <p className="sm ter" role="status">
          {searching ? t('faq.found', { count }) : ''}
        </p>
        <nav aria-label={t('faq.groups')} className={styles.index}>
          <ul>
            {found.map((group, i) => (
              <li key={group.name}>
                <a href={`#group-${groups.findIndex(g => g.name === group.name)}`}>
                  {group.name}
                  <small className="num" aria-hidden="true">
                    {found[i]?.questions.length}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.ask}>
          <h2>{t('faq.ask')}</h2>
          <p className="sm sec">{t('faq.askText', { phone: brand.phone, hours: brand.phoneHours })}</p>
          <p className="sm">
            <a href={`mailto:${brand.email}`}>{t('faq.email')}</a>
          </p>
        </div>
      </aside>
      <div className={styles.groups}>
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
          found.map(group => {
            const place = groups.findIndex(g => g.name === group.name);
            return (
              <section key={group.name} aria-labelledby={`group-${place}`}>
                <h2 id={`group-${place}`}>{group.name}</h2>
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
            );
          })
        )}
      </div>
    </div>
  );
}

function CopyLink({ to, title, locale }: { to: string; title: string; locale: string }) {
  const t = useCopy('info');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.href.split('#')[0]}#${to}`);
      toast(t('faq.copied'), 'ok');
    } catch {
      toast(t('faq.copyFailed'), 'bad');
    }
  };
  return (
    <button
      type="button"
      className={`sm ter ${styles.copy}`}
      aria-label={`${t('faq.link')}${locale === 'zh-CN' ? '：' : ': '}${title}`}
      onClick={() => void copy()}
    >
      <Icon name="share" />
      {t('faq.link')}
    </button>
  );
}

/** A link to a question opens it: when the page comes, and for links within the page. */
function useAnchor(): void {
  useEffect(() => {
    const open = () => {
      const hash = window.location.hash.slice(1);
      const target = hash ? document.getElementById(hash) : null;
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
