import { useState } from 'react';
import { part } from '#ui/part.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { type Share, usePageShare } from './share.ts';

const dialog = part(() => import('./share-dialog.tsx'), 'ShareDialog', 'ways');

/** The desktop has no sharing of its own: the ways are in a dialog. */
export function useShareDialog(title: string): Share {
  const { onShare: onCopy } = usePageShare(title);
  const [open, setOpen] = useState(false);
  const [ShareDialog, bring] = useOnDemand(dialog);
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
