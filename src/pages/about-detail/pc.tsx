import { Crumbs } from '#features/page/crumbs.tsx';
import { ListRow } from '#features/programme-card/list-row.tsx';
import { PersonPage } from './person.tsx';

export { loader } from './model.ts';

export default function AboutDetailPc() {
  return (
    <>
      <div className="wrap py-5">
        <Crumbs name="about-detail" />
      </div>
      <PersonPage Row={ListRow} />
    </>
  );
}
