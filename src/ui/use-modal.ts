import { type RefObject, useEffect, useEffectEvent } from 'react';
import { closesOnBack } from './back.ts';
import { pushLayer } from './layer.ts';

/** Opens a native dialog as modal while mounted: the browser keeps focus in, makes the rest inert and gives focus back. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const pop = pushLayer(dialog);
    const closed = closesOnBack(close);
    const onCancel = (event: Event) => {
      event.preventDefault();
      if (event.target === dialog) close();
    };
    const onKey = (event: KeyboardEvent) => {
      // Chromium closes on a second Escape without asking; taking the key keeps the owner in charge.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onPress = (event: MouseEvent) => {
      if (event.target === dialog) close();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('click', onPress);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('click', onPress);
      pop();
      closed();
      if (dialog.close) dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}
