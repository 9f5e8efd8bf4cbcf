import { notFound } from '../http/refusal.ts';

export const noSchedule = () => notFound({ zh: '这场演出', en: 'performance' });
export const noProgram = () => notFound({ zh: '这场音乐会', en: 'concert' });
