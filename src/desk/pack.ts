import { zipSync } from 'fflate';

/** A file with its place in the folder. */
interface Placed {
  readonly path: string;
  readonly file: File;
}

/** The folder's own name is not part of the season; what a system hides in it neither. */
const placed = (file: File): Placed => ({
  path: file.webkitRelativePath.split('/').slice(1).join('/') || file.name,
  file,
});
const PACKED = /\.(?:jpe?g|png|webp)$/i;

/** The chosen folder as one archive; tables take the place of its own. */
export async function packed(folder: readonly File[], tables: readonly File[]): Promise<File> {
  const files = new Map<string, File>();
  for (const { path, file } of folder.map(placed)) if (!/(?:^|\/)\./.test(path)) files.set(path, file);
  for (const file of tables) files.set(file.name, file);
  const entries = await Promise.all(
    [...files].map(
      async ([path, file]) =>
        [path, [new Uint8Array(await file.arrayBuffer()), { level: PACKED.test(path) ? 0 : 6 }]] as const,
    ),
  );
  const bytes = zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
  return new File([bytes], 'season.zip', { type: 'application/zip' });
}
