import type { English } from '../types.ts';
import type zh from '../zh-CN/favorite.ts';

export default {
  lead: 'The concerts, recordings, works, articles and musicians you like. When something sold out can be had again, when a musician or a work comes next, and what of theirs is new to hear, it says so here.',
  filter: 'Favourites by kind',
  kinds: {
    all: 'All',
    program: 'Concerts',
    recording: 'Recordings',
    work: 'Works',
    news: 'Articles',
    person: 'People',
    product: 'Goods',
    again: 'On sale again',
    few: 'Nearly sold out',
  },
  again: 'On sale again',
  next: 'Next:',
  newest: 'New to hear:',
  gone: 'This is no longer listed.',
  addedAt: 'Added on {{date}}',
  from: 'from {{price}}',
  removeOf: 'Remove from favourites: {{title}}',
  taken: '“{{title}}” has been removed from your favourites.',
  undo: 'Undo',
  undoOf: 'Undo: keep {{title}}',
  back: '“{{title}}” is back among your favourites.',
  empty: 'No favourites yet',
  emptyText: 'Press the heart beside anything you like, and it will be here.',
  emptyKind: 'No favourites of this kind yet',
  total_one: 'One favourite',
  total_other: '{{count}} favourites',
} satisfies English<typeof zh>;
