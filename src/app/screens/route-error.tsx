import { useRevalidator, useRouteError } from 'react-router';
import { isFailure } from '#api/failure.ts';
import { useCopy } from '#i18n/copy.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { ChunkError } from '#lib/chunk.ts';
import { treeOf } from '#site/tree.ts';
import { useApp } from '#stores/app.ts';
import { StringLine } from '#ui/string.tsx';
import { reloadOnce } from '../reload.ts';
import { useEffect } from 'react';
import styles from './screens.module.css';

/** A page that did not open: retry in place; for lost code, one guarded reload first (quality.md R16). */
export function RouteError() {
  const error = useRouteError();
  const tree = treeOf(window.location.pathname) ?? { locale: useApp.getState().locale, layout: 'pc' as const };
  const lostCode = error instanceof ChunkError;
  useEffect(() => {
    if (lostCode) reloadOnce();
    else if (!isFailure(error)) console.error(error);
  }, [error, lostCode]);
  return (
    <TreeProvider tree={tree}>
      <Screen text={isFailure(error) && error.message ? error.message : undefined} reload={lostCode} />
    </TreeProvider>
  );
}

function Screen({ text, reload }: { text: string | undefined; reload: boolean }) {
  const t = useCopy('common');
  const { revalidate, state } = useRevalidator();
  return (
    <div className={`wrap ${styles.screen}`} role="alert">
      <StringLine />
      <h1>{t('error.title')}</h1>
      <p className="sec lead">{text ?? t('error.text')}</p>
      <button
        type="button"
        className="btn"
        disabled={state === 'loading'}
        onClick={() => (reload ? window.location.reload() : void revalidate())}
      >
        {reload ? t('error.reload') : t('error.retry')}
      </button>
    </div>
  );
}
