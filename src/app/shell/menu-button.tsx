import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import { Icon } from '#ui/icon.tsx';
import { part } from '#ui/part.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import styles from './shell.module.css';

const menu = part(() => import('./menu.tsx'), 'default');

/** Opens the menu of all sections, whose code comes when it is first wanted; a navigation closes it. */
export function MenuButton() {
  const t = useCopy('common');
  const [open, setOpen] = useState(false);
  const [Menu, bring] = useOnDemand(menu);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <button
        type="button"
        className={`fixed-size grid place-centre ${styles.menuButton}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('nav.openMenu')}
        onClick={() => {
          bring();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      {open && Menu && <Menu onClose={() => setOpen(false)} />}
    </>
  );
}
