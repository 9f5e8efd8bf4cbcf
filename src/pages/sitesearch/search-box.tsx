import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFocusOnOpening } from '#hooks/use-focus-on-opening.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarkedText } from './marked-text.tsx';
import { cleaned, linkIn } from './model.ts';
import styles from './search-box.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** The box with its suggestions: arrows choose one, Enter opens it or searches, Esc closes the list. */
export function SearchBox({ q }: { q: string }) {
  const t = useCopy('search');
  const tree = useTree();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFocusOnOpening(input, q === '');
  const [text, setText] = useState(q);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const hits = useSuggestions(text, open).filter(hit => linkIn(tree, hit.link) !== null);
  const shown = open && hits.length > 0;

  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const go = (index: number) => {
    const to = linkIn(tree, hits[index]?.link ?? '');
    close();
    if (to) void navigate(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shown && chosen >= 0) return go(chosen);
    close();
    const asked = cleaned(text).slice(0, 200);
    // A new search stays in the tab that is read.
    if (asked !== '')
      void navigate(href(tree, 'sitesearch', { q: asked, group: useApp.getState().searchTab }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && shown) {
      event.preventDefault();
      // Before the first and after the last stands the text itself.
      setChosen(((chosen + 1 + step + hits.length + 1) % (hits.length + 1)) - 1);
    } else if (step === 1) setOpen(true);
    else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };
  return (
    <form
      role="search"
      className={`relative grid items-centre gap-5 m-gap-2 ${styles.box}`}
      onSubmit={submit}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Icon name="search" />
      <input
        className="m-t-2 w-full min-w-0 py-1 border-0"
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && chosen >= 0 ? `${id}-${chosen}` : undefined}
        placeholder={t('placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={event => {
          setText(event.currentTarget.value);
          setOpen(true);
          setChosen(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {text === '' ? (
        <span className="m-gone" />
      ) : (
        <IconButton
          plain
          label={t('clear')}
          onClick={() => {
            setText('');
            close();
            input.current?.focus();
          }}
          icon="close"
        />
      )}
      <Button type="submit">{t('submit')}</Button>
      {shown && (
        <div
          className={`absolute on-surface ${styles.list}`}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('suggestions')}
        >
          {hits.map((hit, i) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the chosen one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
            <div
              key={`${hit.group} ${hit.id}`}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === chosen}
              className={`grid cols-auto gap-4 items-baseline line-h line-b pointer m-px-3 ${styles.option}`}
              onPointerDown={event => event.preventDefault()}
              onClick={() => go(i)}
            >
              <span>
                <MarkedText>{hit.title}</MarkedText>
              </span>
              <small className="t-xs sec">{t(`group.${hit.group}`)}</small>
            </div>
          ))}
        </div>
      )}
      <p className="vh" role="status">
        {shown ? t('suggested', { count: hits.length }) : ''}
      </p>
    </form>
  );
}
