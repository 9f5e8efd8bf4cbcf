import { Crumbs } from '#features/page/crumbs.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Vacancies } from './vacancies.tsx';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function JoinUsPc() {
  const t = useCopy('contact');
  return (
    <>
      <div className={`wrap pt-5 ${styles.crumbs}`}>
        <Crumbs name="joinUs" />
        <h1 className="mt-10 t-display" tabIndex={-1}>
          {t('join.title')}
        </h1>
      </div>
      <Vacancies />
    </>
  );
}
