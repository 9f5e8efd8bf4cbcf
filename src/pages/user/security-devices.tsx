import { call } from '#api/client.ts';
import { type OwnSession, security } from '#domain/contract/security.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime, longDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './security.module.css';

const KINDS = [
  'wechat',
  'edge',
  'opera',
  'samsung',
  'firefox',
  'chrome',
  'safari',
  'harmony',
  'iphone',
  'ipad',
  'android',
  'windows',
  'mac',
  'linux',
] as const;

/** `edge/windows` in words; what is unknown in it is left out. */
export function useDeviceWords(): (device: string) => string {
  const t = useCopy('security');
  return device =>
    device
      .split('/')
      .flatMap(part => {
        const kind = KINDS.find(known => known === part);
        return kind ? [t(`kind.${kind}`)] : [];
      })
      .join('\u00a0· ');
}

interface Props {
  sessions: readonly OwnSession[];
  onEnded: () => Promise<void>;
}

/** Where one is signed in, last seen first, with a way to end each. */
export function Devices({ sessions, onEnded }: Props) {
  const t = useCopy('security');
  const { locale } = useTree();
  const words = useDeviceWords();
  const { busy, submit } = useSubmit();
  const nameOf = (s: OwnSession): string => words(s.device) || t('devices.unknown');
  const end = (id: string) =>
    submit(async () => {
      await call(security.endSession, { id });
      toast(t('devices.ended'), 'ok');
      await onEnded();
    });
  const endOthers = () =>
    submit(async () => {
      await call(security.endOthers, {});
      toast(t('devices.endedOthers'), 'ok');
      await onEnded();
    });
  return (
    <section aria-labelledby="security-devices">
      <h2 id="security-devices">{t('devices.title')}</h2>
      <ul className={`ink-t mb-3 ${styles.rows}`}>
        {sessions.map(s => (
          <li className="grid items-baseline line-b break-anywhere" key={s.id}>
            <b>{nameOf(s)}</b>
            <span className="sm sec">
              {[
                s.current === 'Y'
                  ? t('devices.current')
                  : t('devices.seen', { time: longDateTime(s.seenAt, locale) }),
                t('devices.begun', { date: longDay(s.begunAt, locale) }),
                s.place,
              ]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
            {s.current === 'N' && (
              <button
                type="button"
                className={`tap-min t-sm underlined m-tap sec text-right ${styles.tool}`}
                disabled={busy}
                aria-label={t('devices.endOf', { device: nameOf(s) })}
                onClick={() => void end(s.id)}
              >
                {t('devices.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <p className="mt-4">
          <Button look="ghost" busy={busy} onClick={() => void endOthers()}>
            {t('devices.endOthers')}
          </Button>
        </p>
      ) : (
        <p className="sm ter">{t('devices.only')}</p>
      )}
    </section>
  );
}
