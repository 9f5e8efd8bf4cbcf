import type { Ad } from '#domain/contract/content.ts';
import { NewsPopup } from '#features/front-page/news-popup.tsx';
import { SafeHtml } from '#features/html/safe-html.tsx';

/** Loaded with the first piece of news that is opened. */
export default function Popup(props: { ad: Ad; onClose: () => void }) {
  return <NewsPopup {...props} Html={SafeHtml} />;
}
