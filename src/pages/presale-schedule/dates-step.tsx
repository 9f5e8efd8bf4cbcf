import { useNavigate } from 'react-router';
import type { PackConcert, PackDate, PackDetail } from '#domain/contract/presale.ts';
import { useExtent, useSaving } from '#features/presale/saving.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { plainYuan, priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox, Radio } from '#ui/choice.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Cast } from '#ui/named.tsx';
import { Note } from '#ui/note.tsx';
import { toast } from '#ui/toast.tsx';
import type { Choice } from './use-choice.ts';
import styles from './view.module.css';

interface Props {
  pack: PackDetail;
  choice: Choice;
  replace?: string | undefined;
}

/** The concerts of the package with their dates; at the right what is chosen, and what clashes. */
export function DatesStep({ pack, choice, replace }: Props) {
  const t = useCopy('presale');
  const tree = useTree();
  const navigate = useNavigate();
  const saving = useSaving(pack);
  const extent = useExtent(pack);
  const open = pack.state === 'open';
  const next = () => {
    if (!choice.complete) toast(t('dates.needDates', { pick: pack.pick }));
    else if (choice.blocked) toast(t('dates.needClash'));
    else void navigate(href(tree, 'presale-schedule', { packId: pack.packId, step: 'seats', replace }));
  };
  return (
    <div className={`grid gap-16 items-start n-cols-1 ${styles.page}`}>
      <div>
        <header className={styles.head}>
          <p className="sec">{pack.kicker}</p>
          <h1 className="t-h1">{pack.name}</h1>
          <p className="lead measure-44 mt-3">{pack.lead}</p>
          <p className={`flex items-baseline gap-4 mt-3 ${styles.offer}`}>
            <b className="text-accent">{saving}</b>
            <span>{extent}</span>
          </p>
        </header>
        {!open && (
          <Note kind="warn" className="mt-6">
            <b>{t('closed.title')}</b>
            <p>{pack.reason}</p>
          </Note>
        )}
        <h2 className={`pb-3 ink-b t-h3 mt-12 ${styles.rule}`}>{t('dates.title')}</h2>
        <ul>
          {pack.slots.map(concert => (
            <Concert key={concert.slotId} pack={pack} concert={concert} choice={choice} />
          ))}
        </ul>
      </div>
      <aside
        className={`sticky grid gap-4 p-7 on-surface line-box bar-t n-static ${styles.panel}`}
        aria-label={t('dates.summary')}
      >
        <div className={`flex items-centre justify-between gap-1 ${styles.party}`}>
          <h2 id="pack-party">{t('dates.party')}</h2>
          <div className="flex items-centre justify-between gap-1" role="group" aria-labelledby="pack-party">
            <IconButton
              plain
              label={t('dates.less')}
              aria-disabled={choice.party <= 1}
              onClick={() => choice.setParty(choice.party - 1)}
              icon="minus"
            />
            <output className="text-centre" aria-label={t('dates.partyOf', { count: choice.party })}>
              {choice.party}
            </output>
            <IconButton
              plain
              label={t('dates.more')}
              aria-disabled={choice.party >= pack.limit}
              onClick={() => choice.setParty(choice.party + 1)}
              icon="plus"
            />
          </div>
        </div>
        <p className="sm ter">{t('dates.limit', { limit: pack.limit })}</p>
        <h2 className={`pb-3 ink-b t-h3 mt-12 ${styles.rule}`}>{t('dates.summary')}</h2>
        <p className="sm sec" role="status">
          {t(pack.pick === pack.concerts ? 'dates.all' : 'dates.pick', {
            pick: pack.pick,
            chosen: choice.evenings.length,
          })}
        </p>
        <ol>
          {choice.evenings.map(({ concert, date }) => (
            <li className="grid gap-1 py-3 line-b" key={date.scheduleId}>
              <b className="bold when">{longDateTime(date.startsAt, tree.locale)}</b>
              <span className="sm sec">{concert.title}</span>
            </li>
          ))}
        </ol>
        <Clashes pack={pack} choice={choice} />
        <Button size="lg" block aria-disabled={!open || undefined} onClick={next}>
          {t('dates.next')}
        </Button>
      </aside>
    </div>
  );
}

function Concert({ pack, concert, choice }: Props & { concert: PackConcert }) {
  const t = useCopy('presale');
  const tree = useTree();
  const { slotId, dates, title } = concert;
  const chosen = choice.dates[slotId];
  const whole = pack.pick === pack.concerts;
  const toggle = () => {
    const [first] = dates;
    if (chosen) choice.drop(slotId);
    else if (choice.complete) toast(t('dates.full', { pick: pack.pick }));
    else if (first) choice.setDate(slotId, first.scheduleId);
  };
  return (
    <li className={`grid gap-6 py-6 line-b ${styles.concert}`}>
      <Art attrs={concert.art} size="square" ratio="r11" className="self-start" />
      <div>
        <h3 className="t-h4">
          <Link className="hover-line" to={href(tree, 'musicale-detail', { id: concert.programId })}>
            {title}
          </Link>
        </h3>
        <p className="sm sec">
          <Cast>{concert.artists}</Cast>
        </p>
        {dates.length === 0 ? (
          <p className="mt-2 ter">{t('dates.none')}</p>
        ) : (
          <fieldset className="flex flex-wrap gap-y-2 gap-x-10 mt-2">
            <legend className="vh">{t('dates.dateOf', { title })}</legend>
            {dates.map(date => (
              <Radio
                key={date.scheduleId}
                name={`slot-${slotId}`}
                label={<When date={date} />}
                hint={<Facts date={date} />}
                checked={chosen === date.scheduleId}
                onChange={() => {
                  if (!chosen && choice.complete) toast(t('dates.full', { pick: pack.pick }));
                  else choice.setDate(slotId, date.scheduleId);
                }}
              />
            ))}
          </fieldset>
        )}
      </div>
      {!whole && dates.length > 0 && (
        <Checkbox
          label={
            <>
              <span aria-hidden="true">{t('dates.in')}</span>
              <span className="vh">{t('dates.inOf', { title })}</span>
            </>
          }
          checked={chosen !== undefined}
          onChange={toggle}
        />
      )}
    </li>
  );
}

function When({ date }: { date: PackDate }) {
  const { locale } = useTree();
  return <b className="when">{longDateTime(date.startsAt, locale, true)}</b>;
}

function Facts({ date }: { date: PackDate }): string {
  const t = useCopy('presale');
  const { locale } = useTree();
  return [
    date.hall.name,
    t('dates.range', { min: priced(date.minPrice), max: plainYuan(date.maxPrice) }),
    ...(date.presaleOnly ? [t('dates.presale')] : []),
    ...(date.realName ? [t('dates.realName')] : []),
  ].join(locale === 'zh-CN' ? '　' : ' · ');
}

/** What cannot both be heard, in words: among the dates, and with tickets that the member has. */
function Clashes({ pack, choice }: Props) {
  const t = useCopy('presale');
  const { locale } = useTree();
  if (choice.evenings.length < 2 && choice.clashes.length === 0) return null;
  if (choice.clashes.length === 0)
    return (
      <p className={`flex gap-2 t-sm ${styles.fine}`} role="status">
        <Icon className="fixed-size" name="check" />
        {t('dates.noClash')}
      </p>
    );
  const nameOf = (id: string): string => {
    const own = choice.evenings.find(e => e.date.scheduleId === id);
    if (own) return own.concert.title;
    const other = pack.engagements.find(e => e.scheduleId === id);
    return other ? t('dates.own', { title: other.title, date: longDateTime(other.startsAt, locale) }) : id;
  };
  return (
    <Note kind="warn" role="alert" className={styles.clash}>
      <b>{t('dates.clashTitle')}</b>
      <ul className="mt-1 mb-3">
        {choice.clashes.map(c => (
          <li key={`${c.a} ${c.b}`}>{t(`dates.${c.kind}`, { a: nameOf(c.a), b: nameOf(c.b) })}</li>
        ))}
      </ul>
      <Button
        size="sm"
        look="ghost"
        onClick={() => {
          const better = choice.avoid();
          toast(t(better ? 'dates.proposed' : 'dates.noProposal'), better ? 'ok' : undefined);
        }}
      >
        {t('dates.proposal')}
      </Button>
    </Note>
  );
}
