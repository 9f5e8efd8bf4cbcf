import type { English } from '../types.ts';
import type zh from '../zh-CN/own.ts';

export default {
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  info: {
    title: 'Personal information',
    undo: 'Undo changes',
    unsaved: 'Some changes are not saved yet. Leaving this page keeps them; signing out forgets them.',
    nothing: 'There is nothing to fill in.',
  },
} satisfies English<typeof zh>;
