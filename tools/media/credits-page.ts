/** `CREDITS.md` of a folder of media: who made what, and under which licence. */
import type { MediaManifest } from '#domain/contract/media.ts';
import { MELODY_LICENCE } from './credits.ts';

const HEAD = `# Credits / 鸣谢

All sound and pictures in this folder were rendered by \`npm run media\` from scores. None is a recording of players; the voice of a talk is a machine's.

本目录的声音与画面均由 \`npm run media\` 依乐谱渲染，不是乐手的录音；导听的语音为合成语音。

`;
const MELODY = `  Their page names no version of it. Every \`melody.json\` here that is not empty was made from them (places turned into seconds and bars; themes named by this project) and stays under the same licence. 各 \`melody.json\` 由该标注改作，沿用同一许可（署名、相同方式共享）。
`;
const FOOT = `- Engraving: MuseScore 3. Synthesis: FluidSynth. Encoding: FFmpeg. The programs' licences do not extend to what they make.
- Films, posters, room and performance (tempo, dynamics, seating): this project, MIT.

| stream | music |
|---|---|
`;

/** As the manifests have them, each once. */
function thanks(streams: readonly MediaManifest[]): string {
  const lines = streams
    .flatMap(s => s.credits)
    .map(({ what, who, licence, url }) => {
      const line = `- ${what.en}: ${who}${url ? ` (${url})` : ''}, ${licence}\n`;
      return licence === MELODY_LICENCE ? line + MELODY : line;
    });
  return [...new Set(lines)].join('');
}

export const creditsPage = (streams: readonly MediaManifest[]): string =>
  HEAD +
  thanks(streams) +
  FOOT +
  streams
    .map(s => {
      const music = s.movements.map(
        m => `${m.composer.en}: ${m.workTitle.en}${m.title.en === m.workTitle.en ? '' : `, ${m.title.en}`}`,
      );
      return `| ${s.id} | ${s.kind === 'talk' ? s.title.en : music.join('; ')} |\n`;
    })
    .join('');
