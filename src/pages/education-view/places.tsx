import type { SeriesDetail, Session } from '#domain/contract/education.ts';
import { Ask } from '#features/enquiry/ask.tsx';
import { useDraftField } from '#features/enquiry/draft.ts';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Select, TextInput } from '#ui/inputs.tsx';

interface Props {
  series: SeriesDetail;
  /** The dates that places are asked for. */
  sessions: readonly Session[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Asks for places: which date, how many, from which school. */
export function Places({ series, sessions, chosen, onChoose }: Props) {
  const t = useCopy('education');
  const { locale } = useTree();
  const letter = `places.${series.id}`;
  const [people, setPeople] = useDraftField(letter, 'people');
  const [group, setGroup] = useDraftField(letter, 'group');
  const when = sessions.find(session => session.id === chosen);
  const named = (session: Session) =>
    `${longDateTime(session.startsAt, locale)}${locale === 'zh-CN' ? '　' : ' · '}${session.title}`;
  const wrong = people !== '' && !/^([1-9]\d?|[12]\d\d|300)$/.test(people);
  const forSchools = series.audiences.includes('schools');
  return (
    <Ask id="ask" title={t('ask.title')} text={t(series.entry === 'ask' ? 'ask.text' : 'ask.free')}>
      <EnquiryForm
        letter={letter}
        topic="education"
        subject={t('ask.subject', { title: series.title })}
        details={[
          [t('ask.session'), when ? named(when) : t('ask.anySession')],
          [t('ask.people'), people],
          [t('ask.group'), group],
        ]}
        sendLabel={t('ask.send')}
        blocked={wrong}
      >
        <Select
          label={t('ask.session')}
          value={chosen}
          onChange={event => onChoose(event.currentTarget.value)}
          options={[
            { value: '', label: t('ask.anySession') },
            ...sessions.map(session => ({ value: session.id, label: named(session) })),
          ]}
        />
        <div className="grid cols-2 gap-6 m-cols-1">
          <TextInput
            label={t('ask.people')}
            hint={t('ask.peopleHint')}
            inputMode="numeric"
            maxLength={3}
            value={people}
            error={wrong && t('ask.badPeople')}
            onChange={event => setPeople(event.currentTarget.value.trim())}
          />
          {forSchools && (
            <TextInput
              label={t('ask.group')}
              optional
              autoComplete="organization"
              maxLength={60}
              value={group}
              onChange={event => setGroup(event.currentTarget.value)}
            />
          )}
        </div>
      </EnquiryForm>
    </Ask>
  );
}
