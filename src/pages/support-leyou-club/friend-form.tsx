import type { Friends } from '#domain/contract/support.ts';
import { Ask } from '#features/enquiry/ask.tsx';
import { useDraftField } from '#features/enquiry/draft.ts';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed } from '#lib/listed.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Select } from '#ui/inputs.tsx';

const LETTER = 'friend';
const TIMES = ['both', 'weekdays', 'weekends'] as const;

/** Asks to become a friend: what one would like to do, and when. */
export function FriendForm({ groups }: { groups: Friends['groups'] }) {
  const t = useCopy('support');
  const { locale } = useTree();
  const [chosen, choose] = useDraftField(LETTER, 'interests');
  const interests = chosen.split('\n').filter(Boolean);
  const [time, setTime] = useDraftField(LETTER, 'time', 'both');
  const toggle = (title: string, on: boolean) =>
    choose((on ? [...interests, title] : interests.filter(i => i !== title)).join('\n'));
  return (
    <Ask id="join" title={t('friends.form.title')} text={t('friends.form.text')}>
      <EnquiryForm
        letter={LETTER}
        topic="support"
        subject={t('friends.form.subject')}
        details={[
          [t('friends.form.interests'), listed(interests, locale)],
          [t('friends.form.evenings'), t(`friends.form.${TIMES.find(value => value === time) ?? 'both'}`)],
        ]}
        sendLabel={t('friends.form.send')}
      >
        <fieldset>
          <legend className="sm sec">{t('friends.form.interests')}</legend>
          <div className="grid cols-2 gap-y-2 gap-x-6 mt-2 m-cols-1">
            {groups.map(group => (
              <Checkbox
                key={group.title}
                label={group.title}
                checked={interests.includes(group.title)}
                onChange={event => toggle(group.title, event.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
        <Select
          label={t('friends.form.evenings')}
          value={time}
          onChange={event => setTime(event.currentTarget.value)}
          options={TIMES.map(value => ({ value, label: t(`friends.form.${value}`) }))}
        />
      </EnquiryForm>
    </Ask>
  );
}
