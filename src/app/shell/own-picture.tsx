import { useEffect, useState } from 'react';
import type { Portrait } from '#features/portrait/portrait.tsx';
import { loadChunk } from '#lib/chunk.ts';
import { useUser } from '#stores/user.ts';
import { Icon } from '#ui/icon.tsx';

/** The member's picture where they have one: its code comes for those alone. */
export function OwnPicture() {
  const has = useUser(s => s.userInfo?.headUrl) || '';
  const [Part, setPart] = useState<typeof Portrait | null>(null);
  useEffect(() => {
    if (!has) return;
    // Without its code the icon says the same.
    loadChunk(() => import('#features/portrait/portrait.tsx')).then(
      m => setPart(() => m.Portrait),
      () => undefined,
    );
  }, [has]);
  const icon = <Icon name="user" />;
  return has && Part ? <Part>{icon}</Part> : icon;
}
