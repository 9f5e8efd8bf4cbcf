import type { FAMILIES, MemberRole, SectionId } from '#domain/contract/orchestra.ts';
import type { Bilingual } from '#domain/text.ts';
import { t } from './text.ts';

/** The specification's labels. */
export const ROLE_NAMES: Readonly<Record<MemberRole, Bilingual>> = {
  president: t('团长', 'President'),
  'music-director': t('音乐总监', 'Music director'),
  'honorary-music-director': t('名誉音乐总监', 'Honorary music director'),
  'orchestra-members': t('乐团成员', 'Orchestra members'),
  'artist-in-residence': t('驻团艺术家', 'Artist-in-residence'),
};

type Family = (typeof FAMILIES)[number];
export const FAMILY_NAMES: Readonly<Record<Family, Bilingual>> = {
  strings: t('弦乐组', 'Strings'),
  woodwind: t('木管组', 'Woodwind'),
  brass: t('铜管组', 'Brass'),
  others: t('打击与色彩组', 'Percussion, harp and keyboard'),
};

interface SectionInfo {
  readonly name: Bilingual;
  readonly family: Family;
  /** Of the drawn study. */
  readonly instrument: string;
}
export const SECTION_INFO: Readonly<Record<SectionId, SectionInfo>> = {
  'violin-1': { name: t('第一小提琴', 'First violins'), family: 'strings', instrument: 'violin' },
  'violin-2': { name: t('第二小提琴', 'Second violins'), family: 'strings', instrument: 'violin' },
  viola: { name: t('中提琴', 'Violas'), family: 'strings', instrument: 'viola' },
  cello: { name: t('大提琴', 'Cellos'), family: 'strings', instrument: 'cello' },
  bass: { name: t('低音提琴', 'Double basses'), family: 'strings', instrument: 'bass' },
  flute: { name: t('长笛', 'Flutes'), family: 'woodwind', instrument: 'flute' },
  oboe: { name: t('双簧管', 'Oboes'), family: 'woodwind', instrument: 'oboe' },
  clarinet: { name: t('单簧管', 'Clarinets'), family: 'woodwind', instrument: 'clarinet' },
  bassoon: { name: t('大管', 'Bassoons'), family: 'woodwind', instrument: 'bassoon' },
  horn: { name: t('圆号', 'Horns'), family: 'brass', instrument: 'horn' },
  trumpet: { name: t('小号', 'Trumpets'), family: 'brass', instrument: 'trumpet' },
  trombone: { name: t('长号、大号', 'Trombones, tuba'), family: 'brass', instrument: 'trombone' },
  percussion: { name: t('定音鼓、打击乐', 'Timpani, percussion'), family: 'others', instrument: 'timpani' },
  harp: { name: t('竖琴、键盘', 'Harps, keyboard'), family: 'others', instrument: 'harp' },
};
