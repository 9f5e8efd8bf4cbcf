import type { ComponentType } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import type { Layout } from '#site/tree.ts';

/** Both layouts of a page as one file of the build: what they share needs none beside it. */
export const byLayout = (views: Readonly<Record<Layout, ComponentType>>) =>
  function View() {
    const Own = views[useTree().layout];
    return <Own />;
  };
