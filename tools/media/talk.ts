/** The talk: a machine's voice, sentence by sentence, so that captions know when each is spoken. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaManifest } from '#domain/contract/media.ts';
import { vtt } from './captions.ts';
import { clearStream, soundMaster } from './encode.ts';
import { hashesOf, writeJson } from './files.ts';
import { posterSvg } from './poster.ts';
import { joinSounds } from './sound.ts';
import { encodedBelow, loudnessFacts, trailerOf } from './stream.ts';
import { run } from './tools.ts';
import { TALK } from './works/talk.ts';

/** Silence before the first sentence, and after each, seconds. */
const LEAD = 0.6;
const PAUSE = 0.55;

/** Speaks one sentence with its silence; returns how long it is with and without. */
async function speak(text: string, before: number, file: string): Promise<{ speech: number; whole: number }> {
  const raw = `${file}.raw.wav`;
  await run('espeak-ng', ['-v', 'en-gb', '-s', '150', '-g', '2', '-w', raw, text]);
  const pad = `adelay=${Math.round(before * 1000)}:all=1,apad=pad_dur=${PAUSE},highpass=f=90,lowpass=f=9000`;
  const shape = ['-ar', '44100', '-ac', '2', '-c:a', 'pcm_f32le'];
  await run('ffmpeg', ['-v', 'error', '-i', raw, '-af', pad, ...shape, '-y', file]);
  const { out } = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    file,
  ]);
  const whole = Number(out.trim());
  return { speech: whole - before - PAUSE, whole };
}

export async function writeTalk(out: string, work: string): Promise<MediaManifest> {
  const folder = join(out, TALK.id);
  const parts = join(work, TALK.id);
  await mkdir(parts, { recursive: true });
  await clearStream(folder);
  const files: { wav: string; seconds: number }[] = [];
  const times: { from: number; to: number }[] = [];
  let at = 0;
  for (const [i, sentence] of TALK.sentences.entries()) {
    const file = join(parts, `${i}.wav`);
    const before = i === 0 ? LEAD : 0;
    const { speech, whole } = await speak(sentence.en, before, file);
    times.push({ from: at + before, to: at + before + speech + PAUSE / 2 });
    files.push({ wav: file, seconds: whole });
    at += whole;
  }
  const wav = join(work, `${TALK.id}.stream.wav`);
  const { integrated } = await joinSounds(files, wav);
  const { sounds, heard } = await encodedBelow(wav, folder, integrated);
  await writeFile(join(folder, 'sound.m3u8'), soundMaster(sounds));
  for (const lang of ['zh', 'en'] as const) {
    const cues = TALK.sentences.map((sentence, i) => ({ ...times[i]!, text: sentence[lang] }));
    await writeFile(join(folder, `captions.${lang}.vtt`), vtt(lang === 'zh' ? 'zh-CN' : 'en-US', cues));
  }
  const loudness = loudnessFacts(heard);
  await writeFile(
    join(folder, 'poster.svg'),
    posterSvg(loudness.curve, () => null),
  );
  const duration = Math.round(at * 1000) / 1000;
  const manifest: MediaManifest = {
    version: 1,
    id: TALK.id,
    kind: 'talk',
    title: TALK.title,
    quality: {
      zh: '合成语音朗读，英语；中英文字幕',
      en: 'Read by a synthetic voice in English, with captions in Chinese and English',
    },
    duration,
    entry: 'sound.m3u8',
    sound: 'sound.m3u8',
    film: null,
    renditions: sounds,
    trailer: trailerOf(sounds),
    movements: [
      {
        id: TALK.id,
        work: TALK.id,
        composer: TALK.host,
        workTitle: TALK.title,
        title: TALK.title,
        start: 0,
        music: LEAD,
        end: duration,
        played: 0,
        written: 0,
        score: null,
      },
    ],
    interpretation: null,
    bars: null,
    melody: null,
    poster: 'poster.svg',
    thumbnails: null,
    captions: [
      { lang: 'zh-CN', label: '中文', file: 'captions.zh.vtt' },
      { lang: 'en-US', label: 'English', file: 'captions.en.vtt' },
    ],
    talk: { lang: 'en-US', voice: 'synthetic' },
    loudness,
    credits: [
      {
        what: { zh: '语音', en: 'Voice' },
        who: 'espeak-ng, en-GB',
        licence: 'GPL-3.0-or-later (program; what it speaks is not covered by it)',
      },
    ],
    files: await hashesOf(folder, 'manifest.json'),
  };
  await writeJson(join(folder, 'manifest.json'), manifest);
  return manifest;
}
