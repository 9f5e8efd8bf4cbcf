import { byLayout } from '#features/page/by-layout.tsx';
import Mobile from './mobile.tsx';
import Pc from './pc.tsx';

export { loader } from './model.ts';
export default byLayout({ pc: Pc, mobile: Mobile });
