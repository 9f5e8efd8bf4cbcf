/** Hands a file to the browser under a name that every system takes. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|\s　]+/g, '-');
  document.body.append(link);
  link.click();
  link.remove();
  // The download has taken the blob by the next turn of every browser's loop; a minute is generous.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
