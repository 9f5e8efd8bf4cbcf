import { BarMobile, TabBar } from './bar-mobile.tsx';
import type { Frame } from './frame.ts';

export const frame: Frame = { Header: BarMobile, Tabs: TabBar, held: 'strip' };
