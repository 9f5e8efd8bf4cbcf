import { calls, post } from './call.ts';

/** Bytes of one file. */
export const MAX_FILE = 4_000_000;

/** Where a member’s own files are, by their ids: with the session’s header, and for nobody else. */
export const FILE_PATH = '/thvendor/member/file/';

/** Bytes and pixels a side of a member’s picture, cropped. */
export const MAX_HEAD = 600_000;
export const HEAD_SIDE = 512;

export const uploads = calls(() => import('./shapes/upload.ts').then(s => s.uploads), {
  /** The file travels as form data, under `file`. What it is says its content, not its name. */
  common: post('/thvendor/sms/common/commonUpload'),
  /** A permit: with its `token` a file becomes the member’s picture. */
  headToken: post('/thvendor/member/getUpHeadToken'),
  /** This project's own. */
  removeHead: post('/thvendor/member/removeHead'),
});
