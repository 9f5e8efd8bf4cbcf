import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LanguageLink } from '#features/page/language-link.tsx';
import { useBrowserValue } from '#hooks/use-browser-value.ts';
import { useCopy } from '#i18n/copy.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { isWechat } from '#lib/device.ts';
import { whenIdle } from '#lib/idle.ts';
import { matchPage } from '#site/href.ts';
import { NOT_FOUND, pageTitle } from '#site/pages.ts';
import { themeOf } from '#site/theme.ts';
import type { Tree } from '#site/tree.ts';
import { useApp } from '#stores/app.ts';
import { usePage } from '#stores/page.ts';
import { usePlayer } from '#stores/player.ts';
import { useUser } from '#stores/user.ts';
import { part } from '#ui/part.ts';
import { ToastHost } from '#ui/toast.tsx';
import { whenDrawn } from '#ui/when-drawn.tsx';
import { useRootTree } from '../root-tree.ts';
import { setTitle } from '../title.ts';
import { useArrival } from './arrival.ts';
import { Footer } from './footer.tsx';
import { frameOf } from './frame.ts';
import { KeptOutlet } from './kept-outlet.tsx';
import { OfflineBanner } from './offline.tsx';
import styles from './shell.module.css';

const WechatPopup = whenDrawn(
  part(() => import('#ui/wechat-popup.tsx'), 'WechatPopup'),
  {
    quiet: true,
  },
);

/** What plays, on every page; it comes with the first press of play. */
const Player = whenDrawn(part(() => import('#features/player/bar/bar.tsx'), 'default', 'player'));

/** What a member holds and has not paid; nobody else loads it, and nobody waits for it. */
const Held = whenDrawn(
  async () => {
    await new Promise<void>(resolve => whenIdle(resolve));
    return (await import('../held/held.tsx')).default;
  },
  { quiet: true },
);

/** The frame of one tree: header, page, footer; or bar, page, tabs on a phone. */
export function Shell({ tree }: { tree: Tree }) {
  return (
    <TreeProvider tree={tree}>
      <Frame tree={tree} />
    </TreeProvider>
  );
}

function Frame({ tree }: { tree: Tree }) {
  useRootTree(tree);
  const t = useCopy('common');
  const { pathname, key } = useLocation();
  const pending = useNavigation().state === 'loading';
  const match = matchPage(pathname);
  const frame = match?.bare ? 'none' : (match?.page.frame ?? 'site');
  const { Header, Tabs, held: below } = frameOf(tree.layout);
  const ariaFixed = useApp(s => s.ariaFixed);
  const title = usePage(s => s.customTitle);
  const name = match?.name ?? null;
  const signedIn = useUser(s => s.userInfo !== null);
  const held = (place: 'header' | typeof below) => signedIn && <Held place={place} />;
  const wechat = useBrowserValue(() => isWechat(navigator.userAgent), false);
  const plays = usePlayer(s => s.playerStatus !== 'idle');
  useArrival();
  // Each navigation sets the manifest's title first, a change of the query too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for every entry of the history
  useEffect(() => setTitle(tree.locale, name, title || undefined), [tree.locale, name, title, key]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-aria-fixed', ariaFixed);
  }, [ariaFixed]);
  useLayoutEffect(() => {
    const theme = themeOf(name);
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [name]);

  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {/* Always there: what comes or goes here has the styles of the whole page worked out anew. */}
      <div className={`on-accent ${styles.pending}`} aria-hidden="true" hidden={!pending} />
      <OfflineBanner />
      {frame === 'site' && <Header language={<LanguageLink />} held={held('header')} />}
      {frame === 'site' && held(below)}
      <main
        id="main"
        data-page={name ?? NOT_FOUND}
        data-layout={tree.layout}
        tabIndex={-1}
        aria-busy={pending || undefined}
        className={frame === 'site' ? `${styles.main} ${styles.framed}` : styles.main}
      >
        <KeptOutlet />
      </main>
      {frame === 'site' && <Footer />}
      {plays && <Player />}
      {frame === 'site' && Tabs && <Tabs />}
      <p className="vh" role="status">
        {title || pageTitle(name, tree.locale)}
      </p>
      <ToastHost />
      {wechat && <WechatPopup />}
    </>
  );
}
