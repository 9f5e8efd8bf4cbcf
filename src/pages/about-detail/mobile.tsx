import { PhoneRow } from '#features/programme-card/phone-row.tsx';
import { PersonPage } from './person.tsx';

export { loader } from './model.ts';

export default function AboutDetailMobile() {
  return <PersonPage Row={PhoneRow} />;
}
