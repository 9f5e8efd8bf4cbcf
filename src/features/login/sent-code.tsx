import type { ComponentProps } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { CodeField } from '#ui/secret-fields.tsx';
import { DemoHint } from './demo-hint.tsx';

type Props = ComponentProps<typeof CodeField> & {
  /** The code itself, where the demonstration tells it. */
  demo: string | undefined;
  onFill: (code: string) => void;
};

/** A code that comes by message, and below it what the demonstration would have sent. */
export function SentCode({ demo, onFill, ...field }: Props) {
  const t = useCopy('login');
  return (
    <div>
      <CodeField {...field} />
      {demo && <DemoHint text={t('code.demo', { code: demo })} onFill={() => onFill(demo)} />}
    </div>
  );
}
