import { type ReactNode, useState } from 'react';
import type { Address } from '#domain/contract/address.ts';
import { findProvince, isAbroad } from '#domain/rules/freight.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { regionName } from '#lib/regions.ts';
import { deferred } from '#ui/deferred.tsx';
import { Confirm } from '#ui/dialog.tsx';
import { part } from '#ui/part.ts';
import { toast } from '#ui/toast.tsx';
import styles from './address.module.css';
import type { AddressBook as Book } from './use-addresses.ts';

/** Nobody needs it before an address is written. */
const AddressDialog = deferred(
  part(() => import('./address-dialog.tsx'), 'AddressDialog', 'form'),
  null,
);

interface Props {
  book: Book;
  /** How an address stands in its row: a choice, or a line. */
  row: (address: Address, index: number) => ReactNode;
  /** More to do with an address, before edit and remove. */
  tools?: (address: Address) => ReactNode;
  /** Which one is being edited: an id, `new`, or nothing. */
  editing: string;
  onEdit: (id: string) => void;
  onSaved?: (id: string) => void;
}

/** The member's addresses with what can be done with each; the checkout and the user centre share it. */
export function AddressRows({ book, row, tools, editing, onEdit, onSaved }: Props) {
  const t = useCopy('order');
  const [removing, setRemoving] = useState<Address | null>(null);
  const list = book.list ?? [];
  const edited = list.find(a => a.id === editing) ?? null;
  return (
    <>
      <ul className={styles.list}>
        {list.map((address, i) => (
          <li className="flex justify-between items-start py-3 line-b gap-4" key={address.id}>
            {row(address, i)}
            <span className={`flex t-sm fixed-size gap-4 ${styles.tools}`}>
              {tools?.(address)}
              <button
                className="m-tap tap-min underlined sec"
                type="button"
                aria-label={t('address.editOf', { name: address.name })}
                onClick={async () => {
                  if (await book.refresh(address.id)) onEdit(address.id);
                }}
              >
                {t('address.edit')}
              </button>
              <button
                className="m-tap tap-min underlined sec"
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
      {(edited || editing === 'new') && (
        <AddressDialog
          key={editing}
          address={edited}
          busy={book.busy}
          onClose={() => onEdit('')}
          onSave={async form => {
            const saved = await book.save(form);
            if (saved === undefined) return false;
            onEdit('');
            onSaved?.(saved);
            toast(t('address.saved'), 'ok');
            return true;
          }}
        />
      )}
      {removing && (
        <Confirm
          open
          title={t('address.removeTitle')}
          onClose={() => setRemoving(null)}
          keep={t('address.keep')}
          yes={t('address.remove')}
          busy={book.busy}
          onYes={async () => {
            if (await book.remove(removing.id)) toast(t('address.removed'), 'ok');
            setRemoving(null);
          }}
        >
          <AddressLine address={removing} />
          <p className="sm ter">{t('address.removeText')}</p>
        </Confirm>
      )}
    </>
  );
}

/** Who and where, in the order of the language. */
export function AddressLine({ address }: { address: Address }) {
  const t = useCopy('order');
  const tree = useTree();
  const zh = tree.locale === 'zh-CN';
  const province = zh ? address.province : (findProvince(address.province)?.en ?? address.province);
  const country = isAbroad(address) ? regionName(address.country ?? '', tree.locale) : '';
  // A municipality is its own city: it is not said twice.
  const city = address.city === address.province ? '' : address.city;
  const place =
    zh && !country
      ? [province, city, address.district, address.detail].filter(Boolean).join(' ')
      : [address.detail, address.district, city, province, address.postcode, country]
          .filter(Boolean)
          .join(', ');
  return (
    <span className={`grid gap-1 ${styles.line}`}>
      <span>
        <b className="medium">{address.name}</b> <span className="num">{address.mobile}</span>
        {address.isDefault === 'Y' && <span className="tag">{t('address.default')}</span>}
      </span>
      <span className="sm sec">{place}</span>
    </span>
  );
}
