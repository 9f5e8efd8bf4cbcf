import type { ReactNode } from 'react';
import { brand } from '#brand';
import { type Department, TOPICS, type Topic } from '#domain/contract/contact.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useQuery } from '#features/page/use-query.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

const MessageForm = deferred(
  part(() => import('./message-form.tsx'), 'MessageForm', 'enquiry'),
  <Skeleton kind="block" className={styles.waiting} />,
);

interface Props {
  /** The page's heading where it stands above the words. */
  heading?: ReactNode;
  /** The letter comes before the departments. */
  letterFirst?: boolean;
}

/** How to reach the house: by telephone, by department, by letter. */
export function Contact({ heading, letterFirst = false }: Props) {
  const t = useCopy('contact');
  const data = usePageData<typeof loader>();
  return (
    <>
      <div className={`wrap grid cols-auto items-end m-as-block ${styles.open}`}>
        {heading}
        <p className="lead sec">{t('lead')}</p>
        <p className={`grid col-2 m-mt-4 ${styles.call}`}>
          <a className="num m-t-4 m-tap t-7 lh-2" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
            {brand.phone}
          </a>
          <span className="sm sec">{t('hours', { hours: brand.phoneHours })}</span>
        </p>
      </div>
      <Load from={data.departments} skeleton={<PageSkeleton className="page-wait" count={20} />}>
        {list =>
          list.length > 0 ? <Reach departments={list} letterFirst={letterFirst} /> : <EmptyState level={2} />
        }
      </Load>
    </>
  );
}

const isTopic = (value: string | null): value is Topic => TOPICS.some(topic => topic === value);

interface ReachProps {
  departments: readonly Department[];
  letterFirst: boolean;
}

function Reach({ departments, letterFirst }: ReachProps) {
  const t = useCopy('contact');
  const [query, setQuery] = useQuery();
  const asked = query.get('topic');
  const topic = isTopic(asked) ? asked : '';
  const choose = (department: Department) => {
    const first = department.topics[0];
    if (first) setQuery({ topic: first.topic }, { replace: true });
    document.getElementById('contact-message')?.focus();
  };
  const list = (
    <section key="departments" aria-labelledby="departments">
      <h2 id="departments">{t('departments')}</h2>
      <ul className={`grid gap-x-12 m-cols-1 ${styles.list}`}>
        {departments.map(department => (
          <li className="py-6 line-b" key={department.id}>
            <h3 className="t-h4 mb-1">{department.name}</h3>
            <p className="sm sec lh-75">{department.text}</p>
            <p className="sm ter lh-75">{t('person', { name: department.person })}</p>
            <p className="sm flex flex-wrap gap-x-6 lh-75">
              <a
                className="tap-min underlined"
                href={`tel:${department.phone.replaceAll(' ', '').replace('-', ',')}`}
              >
                {department.phone}
              </a>
              <a className="tap-min underlined" href={`mailto:${department.email}`}>
                {department.email.replace(/@.*/, '@')}
                <wbr />
                {department.email.replace(/.*@/, '')}
              </a>
            </p>
            <p className="sm ter lh-75">{department.hours}</p>
            <Button className="mt-3" look="ghost" size="sm" onClick={() => choose(department)}>
              {t('write', { name: department.name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
  const letter = (
    <section key="letter" className={`relative ${styles.letter}`} aria-labelledby="letter">
      <h2 id="letter">{t('form.title')}</h2>
      <p className="sm sec">{t('form.lead')}</p>
      <MessageForm departments={departments} topic={topic} />
    </section>
  );
  return (
    <div className={`wrap gap-24 items-start pt-8 pb-24 m-cols-1 m-gap-12 m-pb-12 grid ${styles.lay}`}>
      {letterFirst ? [letter, list] : [list, letter]}
    </div>
  );
}
