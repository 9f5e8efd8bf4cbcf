import { useCopy } from '#i18n/copy.ts';
import { Banner } from '#ui/banner.tsx';
import { Vacancies } from './vacancies.tsx';

export { loader } from './model.ts';

export default function JoinUsMobile() {
  const t = useCopy('contact');
  return (
    <>
      <Banner type={8} title={t('join.title')} />
      <Vacancies />
    </>
  );
}
