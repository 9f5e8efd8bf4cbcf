import { Crumbs } from '#features/page/crumbs.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Contact } from './contact.tsx';

export { loader } from './model.ts';

export default function ContactUsPc() {
  const t = useCopy('contact');
  return (
    <>
      <div className="wrap pt-5">
        <Crumbs name="contactUs" />
      </div>
      <Contact heading={<h1 tabIndex={-1}>{t('title')}</h1>} />
    </>
  );
}
