import { useState } from 'react';
import { editing, type TextKind, type Texts } from '#domain/contract/editing.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { Shown, Table } from './parts.tsx';
import { TextForm } from './text-form.tsx';
import { TEXT_WORDS } from './text-words.ts';
import { useCall, useDesk } from './use-desk.ts';

/** Which text is being written; without an id a new one. */
interface Chosen {
  readonly of: TextKind;
  readonly id?: string;
  readonly number?: number | undefined;
  readonly gone?: boolean;
}

/** News and banners of the home page, in both languages side by side. */
export function TextsPage() {
  const { t, locale } = useDesk();
  const words = TEXT_WORDS[locale];
  const loaded = useCall(editing.texts, {});
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <h1>{t.nav.texts}</h1>
      <Shown of={loaded}>
        {texts =>
          chosen ? (
            <TextForm
              key={`${chosen.of} ${chosen.id}`}
              {...chosen}
              texts={texts}
              onDone={loaded.again}
              onClose={() => setChosen(null)}
            />
          ) : (
            <>
              <p>{words.lead}</p>
              <Listed title={words.news} of="news" texts={texts} onChoice={setChosen} />
              <Listed title={words.banners} of="banner" texts={texts} onChoice={setChosen} />
            </>
          )
        }
      </Shown>
    </>
  );
}

interface ListedProps {
  readonly title: string;
  readonly of: TextKind;
  readonly texts: Texts;
  onChoice(chosen: Chosen): void;
}
function Listed({ title, of, texts, onChoice }: ListedProps) {
  const { locale } = useDesk();
  const words = TEXT_WORDS[locale];
  const rows =
    of === 'news'
      ? texts.news.map(n => ({ ...n, when: longDateTime(n.at, locale, true) }))
      : texts.banners.map(b => ({ ...b, when: String(b.order) }));
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <button type="button" onClick={() => onChoice({ of })}>
          {words.fresh[of]}
        </button>
      </p>
      <Table label={title} head={[words.title, words.when[of], words.state]}>
        {rows.map(({ id, title: name, when, number, gone }) => (
          <tr key={id}>
            <th scope="row">
              <button type="button" className="link" onClick={() => onChoice({ of, id, number, gone })}>
                {say(name, locale)}
              </button>
            </th>
            <td>{when}</td>
            <td>{gone ? words.isGone : number === undefined ? words.ofFiles : words.ofDesk}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
