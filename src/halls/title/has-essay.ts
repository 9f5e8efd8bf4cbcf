import type { TitleDetail } from '#domain/contract/digital.ts';

export const hasEssay = ({ lead, paragraphs }: TitleDetail): boolean => lead !== '' || paragraphs.length > 0;
