import { useCallback, useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { waiting } from '#domain/contract/waiting.ts';
import { usePoll } from '#hooks/use-poll.ts';
import { useSignIn } from '#hooks/use-sign-in.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { comma, listed } from '#lib/listed.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Select } from '#ui/inputs.tsx';
import { toast } from '#ui/toast.tsx';

type Line = ReplyOf<typeof waiting.line>;
/** How often the place is asked for again while the page stands open, ms. */
const AGAIN = 20_000;

/** The line for a sold-out performance: how long it is, one's own place in it, and the seats that are held. */
export function WaitingLine({ scheduleId }: { scheduleId: string }) {
  const t = useCopy('ways');
  const tree = useTree();
  const { signIn } = useSignIn();
  const signedIn = useUser(s => s.userInfo !== null);
  const [line, setLine] = useState<Line | null>(null);
  const [quantity, setQuantity] = useState(2);
  /** None is chosen: all of them. */
  const [least, setLeast] = useState<number | null>(null);
  const [together, setTogether] = useState(true);
  const { busy, submit } = useSubmit();
  const read = useCallback(
    (signal?: AbortSignal) =>
      call(waiting.line, { scheduleId }, { signal, quiet: true, aside: true }).then(setLine, () => undefined),
    [scheduleId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in or out has another place
  useEffect(() => {
    const stop = new AbortController();
    void read(stop.signal);
    return () => stop.abort();
  }, [read, signedIn]);
  usePoll(read, AGAIN);
  if (!line) return null;
  const { mine } = line;
  const act = (work: () => Promise<unknown>, done: string) =>
    submit(
      async () => {
        await work();
        toast(done, 'ok');
        await read();
      },
      () => read(),
    );
  const join = () => {
    if (!signedIn) return signIn();
    const wish = { quantity: most, least: few, ...(most > 1 && together && { together: 'Y' as const }) };
    return void act(() => call(waiting.join, { scheduleId, ...wish }), t('line.joined'));
  };
  const most = Math.min(quantity, line.limit);
  const few = Math.min(least ?? most, most);
  const upTo = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ value: String(i + 1), label: t('line.seats', { count: i + 1 }) }));
  return (
    <section className="grid gap-3 justify-items-start pt-4 line-t" aria-labelledby="waiting-line">
      <h3 className="t-1" id="waiting-line">
        {t('line.title')}
      </h3>
      <p className="sm sec">{t('line.lead', { minutes: line.minutes })}</p>
      <div aria-live="polite">
        {mine?.state === 'waiting' ? (
          <p className="lead">
            {t(mine.place === 1 ? 'line.next' : 'line.place', { place: mine.place, count: mine.quantity })}
            {mine.quantity > 1 && (
              <span className="sm sec as-block">
                {listed(
                  [t('line.atLeast', { count: mine.least }), mine.together && t('line.beside')],
                  tree.locale,
                  comma,
                )}
              </span>
            )}
          </p>
        ) : mine?.state === 'offered' ? (
          <p className="lead">
            {t('line.offered', { until: mine.until ? longDateTime(mine.until, tree.locale) : '' })}
          </p>
        ) : (
          <p className="sm">
            {mine?.state === 'lapsed'
              ? t('line.lapsed')
              : line.count > 0
                ? t('line.count', { count: line.count })
                : t('line.none')}
          </p>
        )}
      </div>
      {mine?.state === 'offered' && mine.tradeNo ? (
        <LinkButton
          block
          look="accent"
          to={href(tree, 'confirmOrder', { tradeNo: mine.tradeNo, supportSeat: 'Y' })}
        >
          {t('line.pay')}
        </LinkButton>
      ) : mine?.state === 'waiting' ? (
        <Button
          look="ghost"
          disabled={busy}
          onClick={() => void act(() => call(waiting.leave, { scheduleId }), t('line.left'))}
        >
          {t('line.leave')}
        </Button>
      ) : (
        <div className="flex flex-wrap items-end gap-4">
          {signedIn && (
            <Select
              label={t('line.quantity')}
              value={String(most)}
              options={upTo(line.limit)}
              onChange={e => setQuantity(Number(e.currentTarget.value))}
            />
          )}
          {signedIn && most > 1 && (
            <>
              <Select
                label={t('line.least')}
                value={String(few)}
                options={upTo(most)}
                onChange={e => setLeast(Number(e.currentTarget.value))}
              />
              <Checkbox
                label={t('line.together')}
                hint={t('line.togetherHint')}
                checked={together}
                onChange={e => setTogether(e.currentTarget.checked)}
              />
            </>
          )}
          <Button look="ghost" disabled={busy} onClick={join}>
            {t(signedIn ? (mine ? 'line.again' : 'line.join') : 'line.signIn')}
          </Button>
        </div>
      )}
    </section>
  );
}
