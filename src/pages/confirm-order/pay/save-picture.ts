import { saveFile } from '#lib/save-file.ts';

/** Side of the picture, px: sharp enough for a wallet that reads it from the album. */
const SIDE = 720;

/** Saves a drawing as a PNG. False when this browser cannot. */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<boolean> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(SIDE));
  copy.setAttribute('height', String(SIDE));
  const picture = new Image(SIDE, SIDE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  try {
    await picture.decode();
  } catch {
    return false;
  }
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  saveFile(canvas.toDataURL('image/png'), `${name}.png`);
  return true;
}
