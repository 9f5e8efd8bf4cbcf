/** `CREDITS.md` of a folder of media: who made what, and under which licence. */
import type { MediaManifest } from '#domain/contract/media.ts';

const HEAD = `# Credits / 鸣谢

All sound and pictures in this folder were rendered by \`npm run media\` from public scores. None is a recording of players; the voice of the talk is a machine's.

本目录的声音与画面均由 \`npm run media\` 依公开乐谱渲染，不是乐手的录音；导听的语音为合成语音。

- Scores: OpenScore Orchestra (in the Hauptstimme corpus, github.com/MarkGotham/Hauptstimme) and OpenScore String Quartets (github.com/OpenScore/StringQuartets), CC0 1.0.
- Who has the melody: the Hauptstimme annotations by Mark Gotham and contributors, CC BY-SA (no version is named). Every \`melody.json\` here was made from them (places turned into seconds and bars; themes named by this project) and stays under the same licence. 各 \`melody.json\` 由该标注改作，沿用同一许可（署名、相同方式共享）。
- Instruments: MuseScore General soundfont by S. Christian Collins, derived from FluidR3 by Frank Wen and the Mono version by Michael Cowgill, MIT.
- Engraving: MuseScore 3. Synthesis: FluidSynth. Voice: espeak-ng. Encoding: FFmpeg. The programs' licences do not extend to what they make.
- Films, posters, room and performance (tempo, dynamics, seating): this project, MIT.

| stream | music |
|---|---|
`;

export const creditsPage = (streams: readonly MediaManifest[]): string =>
  HEAD +
  streams
    .map(s => {
      const music = s.movements.map(
        m => `${m.composer.en}: ${m.workTitle.en}${s.kind === 'talk' ? '' : `, ${m.title.en}`}`,
      );
      return `| ${s.id} | ${s.kind === 'talk' ? s.title.en : music.join('; ')} |\n`;
    })
    .join('');
