import { withCopy } from '#i18n/i18n.ts';
import type { Locale } from '#site/tree.ts';

/** The plan with its copy. A file of its own: the page itself does not carry the list of what the plan loads. */
export async function planPart(locale: Locale) {
  return (await withCopy(locale, ['seat'], import('./plan-dialog.tsx'))).PlanDialog;
}
