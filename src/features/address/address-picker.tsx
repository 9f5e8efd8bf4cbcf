import { useState } from 'react';
import type { Address } from '#domain/contract/address.ts';
import { findProvince, isAbroad } from '#domain/rules/freight.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { regionName } from '#lib/regions.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './address.module.css';
import { AddressDialog } from './address-dialog.tsx';
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
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const [removing, setRemoving] = useState<Address | null>(null);
  if (!book.list) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('address.loadFailed')}</p>
        <Button look="ghost" size="sm" busy={book.busy} onClick={() => void book.reload()}>
          {t('address.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <fieldset aria-describedby={error ? 'address-error' : undefined}>
        <legend className={styles.legend}>{t('address.title')}</legend>
        {book.list.length === 0 && <p className={styles.none}>{t('address.none')}</p>}
        <ul className={styles.list}>
          {book.list.map((address, i) => (
            <li key={address.id}>
              <Radio
                name="address"
                id={i === 0 ? 'order-address' : undefined}
                checked={address.id === chosen}
                onChange={() => onChoose(address.id)}
                label={<AddressLine address={address} />}
              />
              <span className={styles.tools}>
                <button
                  type="button"
                  aria-label={t('address.editOf', { name: address.name })}
                  onClick={() => setEditing(address)}
                >
                  {t('address.edit')}
                </button>
                <button
                  type="button"
                  aria-label={t('address.removeOf', { name: address.name })}
                  onClick={() => setRemoving(address)}
                >
                  {t('address.remove')}
                </button>
              </span>
            </li>
          ))}
        </ul>
        {error && <FieldError id="address-error">{error}</FieldError>}
        <Button
          look="ghost"
          size="sm"
          id={book.list.length === 0 ? 'order-address' : undefined}
          className={styles.add}
          onClick={() => setEditing('new')}
        >
          <Icon name="plus" />
          {t('address.add')}
        </Button>
      </fieldset>
      {editing && (
        <AddressDialog
          address={editing === 'new' ? null : editing}
          busy={book.busy}
          onClose={() => setEditing(null)}
          onSave={async form => {
            const saved = await book.save(form);
            if (saved === undefined) return;
            setEditing(null);
            onChoose(saved);
            toast(t('address.saved'), 'ok');
          }}
        />
      )}
      {removing && (
        <Dialog
          open
          title={t('address.removeTitle')}
          onClose={() => setRemoving(null)}
          footer={
            <>
              <Button look="ghost" onClick={() => setRemoving(null)}>
                {t('address.keep')}
              </Button>
              <Button
                busy={book.busy}
                onClick={async () => {
                  if (await book.remove(removing.id)) toast(t('address.removed'), 'ok');
                  setRemoving(null);
                }}
              >
                {t('address.remove')}
              </Button>
            </>
          }
        >
          <AddressLine address={removing} />
          <p className="sm ter">{t('address.removeText')}</p>
        </Dialog>
      )}
    </>
  );
}

function AddressLine({ address }: { address: Address }) {
  const t = useCopy('order');
  const tree = useTree();
  const zh = tree.locale === 'zh-CN';
  const province = zh ? address.province : (findProvince(address.province)?.en ?? address.province);
  const country = isAbroad(address) ? regionName(address.country ?? '', tree.locale) : '';
  const place =
    zh && !country
      ? [province, address.city, address.district, address.detail].join(' ')
      : [address.detail, address.district, address.city, province, address.postcode, country]
          .filter(Boolean)
          .join(', ');
  return (
    <span className={styles.line}>
      <span>
        <b>{address.name}</b> <span className="num">{address.mobile}</span>
        {address.isDefault === 'Y' && <span className="tag">{t('address.default')}</span>}
      </span>
      <span className="sm sec">{place}</span>
    </span>
  );
}
