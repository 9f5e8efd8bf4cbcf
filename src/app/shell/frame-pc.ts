import type { Frame } from './frame.ts';
import { HeaderPc } from './header-pc.tsx';

export const frame: Frame = { Header: HeaderPc, held: 'page', keepsPlace: true };
