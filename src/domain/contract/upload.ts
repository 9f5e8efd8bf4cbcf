import * as z from 'zod/mini';
import { post } from './call.ts';
import { id, quiet } from './wire.ts';

/** Bytes of one file. */
export const MAX_FILE = 4_000_000;

export const uploaded = z.object({ fileId: id, name: z.string(), type: z.string(), size: z.number() });

/** The file travels as form data, under `file`. What it is says its content, not its name. */
export const uploads = {
  common: post('/thvendor/sms/common/commonUpload', z.object({ ...quiet }), uploaded),
} as const;
