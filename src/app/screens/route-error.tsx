import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { isFailure } from '#api/failure.ts';
import { useOnline } from '#hooks/use-online.ts';
import { useCopy } from '#i18n/copy.ts';
import { hasCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { reach } from '#lib/online.ts';
import { href } from '#site/href.ts';
import { treeOf } from '#site/tree.ts';
import { useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { StringLine } from '#ui/string.tsx';
import { isLostCode, reloadOnce } from '../reload.ts';
import { useRootTree } from '../root-tree.ts';
import { lastWords } from './last-words.ts';
import styles from './screens.module.css';

/** A page that did not open: retry in place; for lost code, one guarded reload first (quality.md R16). */
export function RouteError() {
  const error = useRouteError();
  const lost = isLostCode(error);
  useEffect(() => {
    // Code that is still not there after a reload is gone, or there is no way to it.
    if (lost) void (reloadOnce() || reach());
    else if (!isFailure(error)) console.error(error);
  }, [error, lost]);
  const tree = treeOf(window.location.pathname) ?? {
    locale: useApp.getState().locale,
    layout: 'pc' as const,
  };
  useRootTree(tree);
  if (!hasCopy(tree.locale, 'common')) {
    const words = lastWords[tree.locale];
    return <Screen title={words.title} text={words.text} action={words.reload} onAction={reloadPage} />;
  }
  return (
    <TreeProvider tree={tree}>
      <Told text={isFailure(error) ? error.msg : ''} lost={lost} />
    </TreeProvider>
  );
}

/** Outside the trees, where there is no frame. */
export function RootError() {
  return (
    <main data-page="error">
      <RouteError />
    </main>
  );
}

const reloadPage = () => window.location.reload();

function Told({ text, lost }: { text: string; lost: boolean }) {
  const t = useCopy('common');
  const navigate = useNavigate();
  const location = useLocation();
  const online = useOnline();
  const busy = useNavigation().state === 'loading';
  // The same place anew: a mere revalidation that is quick leaves the router's error standing.
  const again = () => void navigate(location, { replace: true, preventScrollReset: true });
  const retry = useEffectEvent(lost ? reloadPage : again);
  const before = useRef(online);
  useEffect(() => {
    // With the network comes what was asked for: the guarded reload was spent without it.
    if (online && !before.current) retry();
    before.current = online;
  }, [online]);
  // Lost code and lost calls alike: what is missing is the network, and the tickets are on this device.
  if (!online) {
    const { pathname } = location;
    const tree = treeOf(pathname);
    return (
      <Screen
        title={t('offline.title')}
        text={t('failure.offline')}
        action={t('error.retry')}
        onAction={reloadPage}
      >
        {tree && useUser.getState().userInfo && (
          <a className="btn ghost" href={href(tree, 'user', { ind: 'tickets' })}>
            {t('offline.tickets')}
          </a>
        )}
      </Screen>
    );
  }
  return (
    <Screen
      title={t('error.title')}
      text={text || t('error.text')}
      action={lost ? t('error.reload') : t('error.retry')}
      busy={busy}
      onAction={lost ? reloadPage : again}
    />
  );
}

interface ScreenProps {
  title: string;
  text: string;
  action: string;
  busy?: boolean;
  onAction: () => void;
  children?: ReactNode;
}

function Screen({ title, text, action, busy = false, onAction, children }: ScreenProps) {
  return (
    <div className={`wrap column items-start justify-centre gap-6 py-air-4 ${styles.screen}`} role="alert">
      <StringLine />
      <h1>{title}</h1>
      <p className="sec lead">{text}</p>
      <button type="button" className="btn" disabled={busy} onClick={onAction}>
        {action}
      </button>
      {children}
    </div>
  );
}
