import { useState } from 'react';
import { withCopy } from '#i18n/i18n.ts';
import { useTree } from '#i18n/tree-context.tsx';
import type { Locale } from '#site/tree.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { type Share, usePageShare } from './share.ts';

const dialog = async (locale: Locale) =>
  (await withCopy(locale, ['ways'], import('./share-dialog.tsx'))).ShareDialog;

/** The desktop has no sharing of its own: the ways are in a dialog. */
export function useShareDialog(title: string): Share {
  const { locale } = useTree();
  const { onShare: onCopy } = usePageShare(title);
  const [open, setOpen] = useState(false);
  const [ShareDialog, bring] = useOnDemand(() => dialog(locale));
  return {
    onShare: () => {
      setOpen(true);
      bring();
    },
    dialog: open && ShareDialog && (
      <ShareDialog title={title} onCopy={onCopy} onClose={() => setOpen(false)} />
    ),
  };
}
