import type { ReactNode } from 'react';
import type { TitleDetail } from '#domain/contract/digital.ts';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './room/room.module.css';

export interface TitleRoomProps {
  title: TitleDetail;
  /** What is on the air is joined, also where the address names no airing. */
  live?: true | undefined;
  /** Stands below the notes in the side column: the next evening and its seats. */
  aside?: ReactNode;
}

/** The player's large view of a title, for the top of its page; its code and its words come by themselves. */
export const TitleRoom = deferred<TitleRoomProps>(
  part(() => import('./room/room.tsx'), 'Room', 'player', 'playroom', 'play'),
  <Skeleton kind="block" className={styles.wait} />,
);
