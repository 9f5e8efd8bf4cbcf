import { useState } from 'react';
import type { TitleDetail } from '#domain/contract/digital.ts';
import type { MediaManifest } from '#domain/contract/media.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { cx } from '#ui/class-names.ts';
import { Cast, Named } from '#ui/named.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { shareLink } from '#ui/share-link.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Band } from '../score/band.tsx';
import { type Sheet, useSounding } from '../score/follow.ts';
import { LiveNow } from '../score/live-now.tsx';
import { SungWords } from '../score/sung.tsx';
import { linkHere } from '../share.ts';
import { type Playing, useNow } from '../sound/now.ts';
import { Interpretations } from './interpretations.tsx';

import { Queue } from './queue-list.tsx';
import styles from './side.module.css';
import { Notes, Works } from './works.tsx';

const LOOKS = ['picture', 'score', 'plan'] as const;
export type Look = (typeof LOOKS)[number];
type Panel = 'works' | 'who' | 'words' | 'notes' | 'queue';

interface Props {
  title: TitleDetail;
  playing: Playing | null;
  /** The movement that sounds. */
  part: MediaManifest['movements'][number] | undefined;
  sheet: Sheet | null;
  /** What the stage shows; null where there is nothing to choose. */
  look: Look | null;
  onLook: (look: Look) => void;
  only: SectionId | null;
  onOnly: (section: SectionId | null) => void;
}

/**
 * Beside the picture: what sounds, and the plan of who has the melody, which fits without scrolling; works, notes and what
 * comes next are a press away.
 */
export function Side({ title, playing, part, sheet, look, onLook, only, onOnly }: Props) {
  const r = useCopy('playroom');
  const { locale } = useTree();
  const [chosen, setPanel] = useState<Panel | null>(null);
  const waiting = useNow(s => s.queue.length);
  // Of a score that nobody has annotated it is not known who leads.
  const told = sheet !== null && sheet.segments.length > 0;
  const follows = told && look !== 'plan';
  const sings = sheet !== null && sheet.lines.length > 0;
  const offered = { who: follows, words: sings, works: true, notes: true, queue: true };
  const first = follows ? 'who' : sings ? 'words' : 'works';
  const panel: Panel = chosen !== null && offered[chosen] ? chosen : first;
  return (
    <div
      className={cx(
        'grid gap-3 min-w-0',
        `content-start scroll-y line-l ${styles.side}`,
        panel === 'who' && styles.fits,
      )}
    >
      <div className="row flex-wrap justify-between gap-y-2 gap-x-4">
        <div className={`min-w-0 ${styles.names}`}>
          <p className={styles.name}>
            <Named>
              {part ? `${say(part.composer, locale)}　${say(part.workTitle, locale)}` : title.title}
            </Named>
          </p>
          <p className="sec">
            {part ? <Named>{say(part.title, locale)}</Named> : <Cast>{title.people}</Cast>}
          </p>
        </div>
        {look && (
          <Segmented
            label={r('view.label')}
            value={look}
            onChange={onLook}
            segments={LOOKS.filter(value => told || value !== 'plan').map(value => ({
              value,
              label: r(`view.${value}`),
            }))}
          />
        )}
        {sheet && <BarLine sheet={sheet} title={title.title} />}
        {playing?.opened.live && <LiveNow sheet={sheet} />}
      </div>
      <Tabs<Panel>
        label={r('side.label')}
        value={panel}
        onChange={setPanel}
        tabs={[
          ...(follows ? [{ value: 'who' as const, label: r('side.who') }] : []),
          ...(sings ? [{ value: 'words' as const, label: r('side.words') }] : []),
          { value: 'works', label: r('side.works') },
          { value: 'notes', label: r('side.notes') },
          { value: 'queue', label: r('side.queue'), count: waiting || undefined },
        ]}
      >
        {panel === 'who' && sheet ? (
          <Band sheet={sheet} only={only} onOnly={onOnly} />
        ) : panel === 'words' && sheet ? (
          <SungWords sheet={sheet} />
        ) : panel === 'notes' ? (
          <Notes title={title} movement={part?.id ?? ''} />
        ) : panel === 'queue' ? (
          <Queue />
        ) : (
          <>
            <Interpretations title={title} playing={playing} movement={part?.id ?? ''} />
            <Works title={title} movement={part?.id ?? ''} />
          </>
        )}
      </Tabs>
    </div>
  );
}

/** The bar that sounds, and a link to it. */
function BarLine({ sheet, title }: { sheet: Sheet; title: string }) {
  const r = useCopy('playroom');
  const bar = useSounding(s => sheet.bars[s.bar]);
  const number = bar && sheet.score.bars[bar.bar]?.number;
  if (!number) return <p className="row gap-x-4 tap" />;
  const words = { copied: r('copied'), copyFailed: r('copyFailed') };
  return (
    <p className="row gap-x-4 tap">
      <span className="num">{r('bar_n', { bar: number })}</span>
      <button
        className="tap text-accent t-sm underlined"
        type="button"
        onClick={() => void shareLink(title, linkHere(number), words)}
      >
        {r('share', { bar: number })}
      </button>
    </p>
  );
}
