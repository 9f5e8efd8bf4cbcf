import { Crumbs } from '#features/page/crumbs.tsx';
import { ListRow } from '#features/programme-card/list-row.tsx';
import { PersonPage } from './person.tsx';
import styles from './view.module.css';

export default function AboutDetailPc() {
  return (
    <>
      <div className={`wrap ${styles.crumbs}`}>
        <Crumbs name="about-detail" />
      </div>
      <PersonPage Row={ListRow} />
    </>
  );
}
