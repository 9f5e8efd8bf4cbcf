import { useLocation, useNavigate } from 'react-router';
import type { OpenedAddress } from '#domain/contract/web-view.ts';
import { env } from '#env';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { type Tree, treeName } from '#site/tree.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { StringLine, StringLoader } from '#ui/string.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

/** A page of another host inside the app: in a sandbox where the host is known, else not at all (quality.md S3). */
export default function WebView() {
  const t = useCopy('webview');
  const { opened } = usePageData<typeof loader>();
  return (
    <div className={`column ${styles.screen}`}>
      <Load
        from={opened}
        skeleton={
          <>
            <Bar title={t('title')} />
            <StringLoader text={t('checking')} />
          </>
        }
        failed={(error, retry) => (
          <>
            <Bar title={t('title')} />
            <ErrorState error={error} onRetry={retry} />
          </>
        )}
      >
        {target => <Shown target={target} />}
      </Load>
    </div>
  );
}

function Shown({ target }: { target: OpenedAddress }) {
  const t = useCopy('webview');
  const { kind, url, host, reason } = target;
  if (kind === 'refused')
    return (
      <>
        <Bar title={t('title')} />
        <Refused reason={reason || 'malformed'} />
      </>
    );
  if (kind === 'outside')
    return (
      <>
        <Bar title={t('title')} />
        <div className={`grid content-centre justify-items-start gap-4 grow ${styles.words}`}>
          <StringLine />
          <h2>{t('outside.title')}</h2>
          <p className="sec lh-75">{t('outside.text', { host })}</p>
          <a className="btn wrap-text" href={url} target="_blank" rel="noopener noreferrer nofollow">
            {t('outside.go', { host })}
          </a>
        </div>
      </>
    );
  return (
    <>
      <Bar title={host} url={url} />
      {/* Without allow-same-origin it has no origin: no storage, no cookies, no way to ours. */}
      <iframe
        className={`grow w-full border-0 ${styles.frame}`}
        src={url}
        title={t('frame', { host })}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        allow=""
      />
    </>
  );
}

const appIndex = (tree: Tree): string => `/${treeName(tree)}/${env.h5Index}`;

/** Back, whose page it is, and the way out of the app. */
function Bar({ title, url }: { title: string; url?: string }) {
  const t = useCopy('webview');
  const tree = useTree();
  const navigate = useNavigate();
  const location = useLocation();
  const goBack = () => (location.key === 'default' ? navigate(appIndex(tree)) : navigate(-1));
  return (
    <header className={`grid items-centre line-b on-paper ${styles.bar}`}>
      <button
        className="grid place-centre px-3 t-sm"
        type="button"
        aria-label={t('back')}
        onClick={() => void goBack()}
      >
        <Icon name="back" />
      </button>
      <h1 className="one-line">{title}</h1>
      {url && (
        <a
          className="underlined grid place-centre px-3 t-sm"
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {t('out')}
        </a>
      )}
    </header>
  );
}

function Refused({ reason }: { reason: Exclude<OpenedAddress['reason'], ''> }) {
  const t = useCopy('webview');
  const tree = useTree();
  return (
    <div className={`grid content-centre justify-items-start gap-4 grow ${styles.words}`} role="alert">
      <StringLine />
      <h2>{t('refused.title')}</h2>
      <p className="sec lh-75">{t(`refused.${reason}`)}</p>
      <LinkButton className="wrap-text" to={appIndex(tree)}>
        {t('refused.home')}
      </LinkButton>
    </div>
  );
}
