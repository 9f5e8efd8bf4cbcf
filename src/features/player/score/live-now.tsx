import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed } from '#lib/listed.ts';
import { useNow } from '../sound/now.ts';
import { type Sheet, useSounding } from './follow.ts';
import { nameOf } from './names.ts';

/** What is on the air as a hall has it: what one hears at this moment, and how many others do. */
export function LiveNow({ sheet }: { sheet: Sheet | null }) {
  const t = useCopy('playroom');
  const { locale } = useTree();
  const segments = useSounding(s => s.segments);
  const listeners = useNow(s => s.listeners);
  const [first] = segments;
  const theme = sheet?.melody?.themes.find(x => x.movement === sheet.movement && x.id === first?.theme);
  const who = listed([...new Set(segments.map(s => nameOf(s, locale, t)))], locale);
  const heard = theme ? t('live.theme', { theme: say(theme.name, locale), who }) : t('live.who', { who });
  return (
    <div className="w-full grid gap-1">
      {sheet && first && <p>{heard}</p>}
      {listeners !== null && (
        <p className="sm sec num">{listeners > 1 ? t('live.with', { count: listeners }) : t('live.alone')}</p>
      )}
    </div>
  );
}
