import { useCopy } from '#i18n/copy.ts';
import { Banner } from '#ui/banner.tsx';
import { Contact } from './contact.tsx';

export { loader } from './model.ts';

/** The letter comes first: the departments are a long way down. */
export default function ContactUsMobile() {
  const t = useCopy('contact');
  return (
    <>
      <Banner type={8} title={t('title')} />
      <Contact letterFirst />
    </>
  );
}
