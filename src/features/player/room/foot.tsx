import { Controls, type Panel } from '../controls/controls.tsx';
import type { Sheet } from '../score/follow.ts';
import { Strip } from '../score/strip.tsx';
import { SungNow } from '../score/sung.tsx';
import type { Playing } from '../sound/now.ts';
import { useRoomKeys } from './use-room-keys.ts';

interface Props {
  playing: Playing;
  sheet: Sheet | null;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  onFullscreen: () => void;
}

/** Below picture and notes, while something plays: the words that are sung, the strip, the buttons and their keys. */
export function Foot({ playing, sheet, panel, onPanel, onFullscreen }: Props) {
  useRoomKeys({ fullscreen: onFullscreen, help: () => onPanel('keys') });
  return (
    <>
      {sheet && sheet.lines.length > 0 && <SungNow sheet={sheet} />}
      {sheet && <Strip sheet={sheet} />}
      <Controls playing={playing} panel={panel} onPanel={onPanel} onFullscreen={onFullscreen} />
    </>
  );
}
