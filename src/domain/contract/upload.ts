import { calls, post } from './call.ts';

/** Bytes of one file. */
export const MAX_FILE = 4_000_000;

export const uploads = calls(() => import('./shapes/upload.ts').then(s => s.uploads), {
  /** The file travels as form data, under `file`. What it is says its content, not its name. */
  common: post('/thvendor/sms/common/commonUpload'),
});
