import { type ReactNode, useEffect, useState } from 'react';
import { fetchFile } from '#api/file.ts';
import { useUser } from '#stores/user.ts';

/** Pictures of this visit by their path, as addresses of the page's own memory. */
const held = new Map<string, Promise<string | null>>();
useUser.subscribe((now, before) => {
  if (now.userInfo?.headUrl === before.userInfo?.headUrl) return;
  // Who signs out leaves no picture behind.
  for (const [path, url] of held) {
    if (path === now.userInfo?.headUrl) continue;
    held.delete(path);
    void url.then(known => known && URL.revokeObjectURL(known));
  }
});

function load(path: string): Promise<string | null> {
  const known = held.get(path);
  if (known) return known;
  const made = fetchFile(path).then(blob => blob && URL.createObjectURL(blob));
  held.set(path, made);
  return made;
}

/** The member's picture; what stands there without one until it has come. */
export function Portrait({ size = 24, children }: { size?: number; children: ReactNode }) {
  const path = useUser(s => s.userInfo?.headUrl ?? '');
  const [shown, setShown] = useState({ path: '', url: '' });
  useEffect(() => {
    let here = true;
    if (path)
      void load(path).then(url => {
        if (here && url) setShown({ path, url });
      });
    return () => {
      here = false;
    };
  }, [path]);
  if (!path || shown.path !== path) return children;
  return <img className="fixed-size round fit-cover" src={shown.url} alt="" width={size} height={size} />;
}
