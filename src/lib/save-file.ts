/** Hands a file, or what an address holds, to the browser under a name that every system takes. */
export function saveFile(what: Blob | string, name: string): void {
  const url = typeof what === 'string' ? what : URL.createObjectURL(what);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|\s　]+/g, '-');
  document.body.append(link);
  link.click();
  link.remove();
  // The download has taken the blob by the next turn of every browser's loop; a minute is generous.
  if (url !== what) setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
