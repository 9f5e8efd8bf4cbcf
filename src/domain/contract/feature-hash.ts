import md5 from 'crypto-js/md5.js';

/** Characters 8 to 24 of the hexadecimal MD5 of prefix + orderKey + appKey (specification §4). */
export function featureHash(prefix: string, orderKey: string, appKey: string): string {
  return md5(prefix + orderKey + appKey)
    .toString()
    .slice(8, 24);
}
