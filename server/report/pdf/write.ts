import type { Locale } from '#site/tree.ts';
import { type Flow, PAGE, type Piece } from './flow.ts';

interface About {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
}

/** A text string of the document's own data: UTF-16 with its mark. */
const unicode = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, i) =>
    text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0'),
  ).join('')}>`;

/** Objects by number; the first number is 1. */
class Objects {
  readonly #bodies: string[] = [];
  reserve(): number {
    return this.#bodies.push('');
  }
  set(at: number, body: string): void {
    this.#bodies[at - 1] = body;
  }
  add(body: string): number {
    return this.#bodies.push(body);
  }
  get next(): number {
    return this.#bodies.length + 1;
  }
  /** The file: every object, where each one begins, and where that is said. All of it is one byte a character. */
  file(root: number, info: number): string {
    let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
    const starts = this.#bodies.map((body, i) => {
      const start = text.length;
      text += `${i + 1} 0 obj\n${body}\nendobj\n`;
      return start;
    });
    const entries = starts.map(s => `${String(s).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.#bodies.length + 1;
    return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  }
}

/** The structure tree: its root's number. Tells readers what is a heading, a paragraph, a cell. */
function writeStructure(objects: Objects, pieces: readonly Piece[], pages: readonly number[]): number {
  const root = objects.reserve();
  const document = objects.reserve();
  const parents: number[][] = pages.map(() => []);
  const write = (piece: Piece, parent: number): number => {
    const at = objects.reserve();
    const marks = piece.marks.map(({ page, mcid }) => {
      const list = parents[page];
      if (list) list[mcid] = at;
      return `<< /Type /MCR /Pg ${pages[page]} 0 R /MCID ${mcid} >>`;
    });
    const kids = [...marks, ...piece.children.map(child => `${write(child, at)} 0 R`)];
    objects.set(at, `<< /Type /StructElem /S /${piece.tag} /P ${parent} 0 R /K [${kids.join(' ')}] >>`);
    return at;
  };
  const kids = pieces.map(piece => write(piece, document));
  objects.set(
    document,
    `<< /Type /StructElem /S /Document /P ${root} 0 R /K [${kids.map(k => `${k} 0 R`).join(' ')}] >>`,
  );
  const nums = parents.map((list, i) => `${i} [${list.map(at => `${at} 0 R`).join(' ')}]`).join(' ');
  objects.set(
    root,
    `<< /Type /StructTreeRoot /K [${document} 0 R] /ParentTree << /Nums [${nums}] >> /ParentTreeNextKey ${pages.length} >>`,
  );
  return root;
}

/** The pages as a tagged PDF, one byte a character. */
export function writePdf(flow: Flow, { title, author, locale }: About): string {
  const objects = new Objects();
  const catalog = objects.reserve();
  const tree = objects.reserve();
  const fonts = flow.font.objects(objects.next);
  const font = objects.next;
  for (const body of fonts) objects.add(body);
  const pages = flow.pages.map((operators, i) => {
    const stream = operators.join('\n');
    const content = objects.add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    return objects.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${content} 0 R /StructParents ${i} /Tabs /S >>`,
    );
  });
  objects.set(
    tree,
    `<< /Type /Pages /Kids [${pages.map(p => `${p} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  );
  const structure = writeStructure(objects, flow.pieces, pages);
  objects.set(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${locale}) /MarkInfo << /Marked true >> /ViewerPreferences << /DisplayDocTitle true >> /StructTreeRoot ${structure} 0 R >>`,
  );
  const info = objects.add(`<< /Title ${unicode(title)} /Author ${unicode(author)} >>`);
  return objects.file(catalog, info);
}
