import { useState } from 'react';
import type { Circle } from '#domain/contract/support.ts';
import { Ask } from '#features/enquiry/ask.tsx';
import { useDraftField } from '#features/enquiry/draft.ts';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Select, TextInput } from '#ui/inputs.tsx';

const LETTER = 'company';

/** A company asks for a visit. */
export function CompanyForm({ circles }: { circles: readonly Circle[] }) {
  const t = useCopy('support');
  const [company, setCompany] = useDraftField(LETTER, 'company');
  const [circle, setCircle] = useDraftField(LETTER, 'circle');
  const [tried, setTried] = useState(false);
  const missing = company.trim() === '';
  return (
    <Ask id="visit" title={t('council.form.title')} text={t('council.form.text')}>
      <EnquiryForm
        letter={LETTER}
        topic="support"
        subject={t('council.form.subject')}
        details={[
          [t('council.form.company'), company],
          [t('council.form.circle'), circle || t('council.form.undecided')],
        ]}
        sendLabel={t('council.form.send')}
        blocked={missing}
        onBlocked={() => setTried(true)}
      >
        <TextInput
          label={t('council.form.company')}
          autoComplete="organization"
          maxLength={60}
          aria-required
          value={company}
          error={missing && tried && t('council.form.noCompany')}
          onChange={event => setCompany(event.currentTarget.value)}
        />
        <Select
          label={t('council.form.circle')}
          value={circle}
          onChange={event => setCircle(event.currentTarget.value)}
          options={[
            { value: '', label: t('council.form.undecided') },
            ...circles.map(c => ({ value: c.name, label: c.name })),
          ]}
        />
      </EnquiryForm>
    </Ask>
  );
}
