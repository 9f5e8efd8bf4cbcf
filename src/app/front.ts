import type { ComponentType } from 'react';
import type { Namespace } from '#i18n/namespaces.ts';
import type { PageArgs } from '#site/page-args.ts';
import type { PageName } from '#site/pages.ts';
import type { Layout } from '#site/tree.ts';

type ViewModule = () => Promise<{ default: ComponentType }>;
export interface View {
  /** The loader: the page's data starts side by side with its code. Absent for pages without data. */
  readonly model?: () => Promise<{ loader(args: PageArgs): unknown }>;
  /** One view for both layouts, or one each where the elements differ. */
  readonly view: ViewModule | Readonly<Record<Layout, ViewModule>>;
  /** Namespaces of copy beside common and ui. */
  readonly copy: readonly Namespace[];
}

/** The page that most visits begin with: its code is named in the first script, that of the others is not. */
export const front = {
  home: {
    model: () => import('#pages/home/model.ts'),
    view: { pc: () => import('#pages/home/pc.tsx'), mobile: () => import('#pages/home/mobile.tsx') },
    copy: ['home', 'programme'],
  },
} satisfies Partial<Record<PageName, View>>;
