import type { ProgramPage } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { Filters } from './filters.tsx';
import { useListState } from './model.ts';
import { chosenFilters, listHref, withoutFilters } from './state.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  facets: ProgramPage['facets'];
  /** Concerts that the filters leave. */
  concerts: number;
}

/** The filters on a phone. */
export function FilterSheet({ open, onClose, facets, concerts }: Props) {
  const t = useCopy('musicale');
  const { state, set, tree } = useListState();
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('list.filters')}
      footer={
        <>
          {chosenFilters(state) > 0 && (
            <Link className="btn quiet" to={listHref(tree, withoutFilters(state), {})} replace>
              {t('list.clear')}
            </Link>
          )}
          <Button look="accent" onClick={onClose}>
            {t('list.showResults', { count: concerts })}
          </Button>
        </>
      }
    >
      <Filters state={state} facets={facets} set={set} />
    </BottomSheet>
  );
}
