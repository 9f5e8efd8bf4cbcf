import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/choice.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { AddressLine, AddressRows } from './address-book.tsx';
import type { AddressBook } from './use-addresses.ts';

interface Props {
  book: AddressBook;
  chosen: string;
  onChoose: (id: string) => void;
  error?: string | undefined;
}

/** The address book as a choice: choose, add, edit, remove. */
export function AddressPicker({ book, chosen, onChoose, error }: Props) {
  const t = useCopy('order');
  const [editing, setEditing] = useState('');
  if (!book.list) {
    return (
      <div role="alert" className="row gap-4 py-4">
        <p>{t('address.loadFailed')}</p>
        <Button look="ghost" size="sm" busy={book.busy} onClick={() => void book.reload()}>
          {t('address.retry')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset aria-describedby={error ? 'address-error' : undefined}>
      <legend className="t-sm sec p-0">{t('address.title')}</legend>
      {book.list.length === 0 && <p className="py-3 sec">{t('address.none')}</p>}
      <AddressRows
        book={book}
        editing={editing}
        onEdit={setEditing}
        onSaved={onChoose}
        row={(address, i) => (
          <Radio
            name="address"
            id={i === 0 ? 'order-address' : undefined}
            checked={address.id === chosen}
            onChange={() => onChoose(address.id)}
            label={<AddressLine address={address} />}
          />
        )}
      />
      {error && <FieldError id="address-error">{error}</FieldError>}
      <Button
        look="ghost"
        size="sm"
        id={book.list.length === 0 ? 'order-address' : undefined}
        className="mt-4"
        onClick={() => setEditing('new')}
      >
        <Icon name="plus" />
        {t('address.add')}
      </Button>
    </fieldset>
  );
}
