import { useState } from 'react';
import type { Friends } from '#domain/contract/support.ts';
import { Ask } from '#features/enquiry/ask.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Select } from '#ui/inputs.tsx';
import styles from './view.module.css';

const TIMES = ['both', 'weekdays', 'weekends'] as const;

/** Asks to become a friend: what one would like to do, and when. */
export function FriendForm({ groups }: { groups: Friends['groups'] }) {
  const t = useCopy('support');
  const { locale } = useTree();
  const [interests, setInterests] = useState<readonly string[]>([]);
  const [time, setTime] = useState<string>('both');
  const toggle = (title: string, on: boolean) =>
    setInterests(on ? [...interests, title] : interests.filter(i => i !== title));
  return (
    <Ask id="join" title={t('friends.form.title')} text={t('friends.form.text')}>
      <EnquiryForm
        topic="support"
        subject={t('friends.form.subject')}
        details={[
          [t('friends.form.interests'), interests.join(locale === 'zh-CN' ? '、' : ', ')],
          [t('friends.form.evenings'), t(`friends.form.${TIMES.find(value => value === time) ?? 'both'}`)],
        ]}
        sendLabel={t('friends.form.send')}
      >
        <fieldset>
          <legend className="sm sec">{t('friends.form.interests')}</legend>
          <div className={styles.choices}>
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
