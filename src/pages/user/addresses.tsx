import type { Address } from '#domain/contract/address.ts';
import { AddressLine, AddressRows } from '#features/address/address-book.tsx';
import { useAddresses } from '#features/address/use-addresses.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import type { SectionData } from './model.ts';
import styles from './own.module.css';
import { useEditing } from './use-editing.ts';

/** The address book. */
export function Addresses({ data }: { data: SectionData<'address'> }) {
  const t = useCopy('own');
  return (
    <>
      <p className="sec measure-44">{t('address.lead')}</p>
      <Load from={data.addresses} skeleton={<Skeleton kind="row" count={3} />}>
        {list => <Book list={list} />}
      </Load>
    </>
  );
}

function Book({ list }: { list: readonly Address[] }) {
  const t = useCopy('own');
  const book = useAddresses(list);
  const [editing, edit] = useEditing('address');
  const add = (
    <Button look={book.list?.length ? 'ghost' : undefined} onClick={() => edit('new')}>
      <Icon name="plus" />
      {t('address.add')}
    </Button>
  );
  const makeDefault = async (address: Address) => {
    const { country, postcode, ...rest } = address;
    const form = {
      ...rest,
      ...(country && { country }),
      ...(postcode && { postcode }),
      isDefault: 'Y',
    } as const;
    if (await book.save(form)) toast(t('address.defaultDone', { name: address.name }), 'ok');
  };
  return (
    <div className={`mt-5 ${styles.rows}`}>
      <AddressRows
        book={book}
        editing={editing}
        onEdit={edit}
        row={address => <AddressLine address={address} />}
        tools={address =>
          address.isDefault === 'N' && (
            <button
              className="sec"
              type="button"
              aria-label={t('address.makeDefaultOf', { name: address.name })}
              onClick={() => void makeDefault(address)}
            >
              {t('address.makeDefault')}
            </button>
          )
        }
      />
      {book.list?.length === 0 ? (
        <EmptyState level={2} title={t('address.empty')} text={t('address.emptyText')} action={add} />
      ) : (
        <p className="mt-6">{add}</p>
      )}
    </div>
  );
}
