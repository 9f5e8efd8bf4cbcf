import type { English } from '../types.ts';
import type zh from '../zh-CN/own.ts';

export default {
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  address: {
    lead: 'For tickets on paper and goods; at the checkout you can add and change them, too.',
    add: 'Add an address',
    empty: 'No addresses yet',
    emptyText: 'Keep one that you use often, and there is less to type when you buy.',
    makeDefault: 'Make default',
    makeDefaultOf: 'Make default: address of {{name}}',
    defaultDone: 'The address of {{name}} is your default now.',
  },
  certificate: {
    lead: 'Some concerts admit by name. Keep the documents of those you come with, and choose them when you buy.',
    purpose:
      'They are used to buy and to be admitted to concerts with real names, and for nothing else. Numbers are encrypted, shown in part only, and gone when you remove them.',
    add: 'Add a certificate',
    edit: 'Edit',
    editOf: 'Edit the certificate of {{name}}',
    remove: 'Remove',
    removeOf: 'Remove the certificate of {{name}}',
    removeTitle: 'Remove this certificate?',
    removeText: 'Concerts that are booked already stay as they are.',
    removed: 'The certificate has been removed.',
    keep: 'Keep it',
    cancel: 'Cancel',
    saved: 'The certificate has been saved.',
    empty: 'No certificates yet',
    emptyText: 'Your own, your family’s, your friends’: up to twenty.',
    number: 'Number',
    name: 'Name on the document',
    nameHint: 'As it is written there.',
    agree:
      'I agree that this certificate is kept for concerts with real names and nothing else; if it is somebody else’s, they agree, too.',
    agreeFirst: 'Please agree first to what the certificate is kept for.',
  },
  info: {
    undo: 'Undo changes',
    unsaved: 'Some changes are not saved yet. Leaving this page keeps them; signing out forgets them.',
    nothing: 'There is nothing to fill in.',
  },
} satisfies English<typeof zh>;
