/** Draws the site's own artwork (src/art) into a PDF: paths, circles, groups and their copies, and nothing else. */
type Pen = PDFKit.PDFDocument;

interface Node {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: Node[];
}
/** What an element has from those around it. */
type Inherited = Readonly<Record<string, string>>;

const ELEMENT = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const PASSED_ON = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'];

function parse(svg: string): Node {
  const root: Node = { tag: 'root', attrs: {}, children: [] };
  const open = [root];
  for (const [, ends, tag = '', text = '', alone] of svg.matchAll(ELEMENT)) {
    if (ends) {
      open.pop();
      continue;
    }
    const attrs = Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
    const node: Node = { tag, attrs, children: [] };
    open.at(-1)?.children.push(node);
    if (!alone) open.push(node);
  }
  return root;
}

/** Fills a box with an artwork of 1600 × 900, cut where it does not fit. */
export function drawArt(
  pen: Pen,
  svg: string,
  [x, y, w, h]: readonly [number, number, number, number],
): void {
  const root = parse(svg);
  const named = new Map<string, Node>();
  const index = (node: Node): void => {
    if (node.attrs.id) named.set(node.attrs.id, node);
    node.children.forEach(index);
  };
  index(root);
  const scale = Math.max(w / 1600, h / 900);
  pen.save();
  pen.rect(x, y, w, h).clip();
  pen.translate(x + (w - 1600 * scale) / 2, y + (h - 900 * scale) / 2).scale(scale);
  draw(pen, root, {}, named);
  pen.restore();
}

function draw(pen: Pen, node: Node, around: Inherited, named: ReadonlyMap<string, Node>): void {
  const { tag, attrs, children } = node;
  if (tag === 'defs') return;
  const own = Object.fromEntries(PASSED_ON.flatMap(name => (attrs[name] ? [[name, attrs[name]]] : [])));
  const paint = { ...around, ...own };
  pen.save();
  transform(pen, attrs.transform ?? '');
  if (attrs.opacity) pen.opacity(Number(attrs.opacity));
  if (attrs.style === 'mix-blend-mode:multiply') multiply(pen);
  if (tag === 'use') {
    pen.translate(Number(attrs.x ?? 0), Number(attrs.y ?? 0));
    const copied = named.get(attrs.href?.slice(1) ?? '');
    if (copied) draw(pen, copied, paint, named);
  } else if (tag === 'path' || tag === 'circle') {
    const shape = (): Pen =>
      tag === 'path'
        ? pen.path(attrs.d ?? '')
        : pen.circle(Number(attrs.cx ?? 0), Number(attrs.cy ?? 0), Number(attrs.r));
    const fill = paint.fill ?? '#000000';
    if (fill !== 'none') shape().fill(fill);
    if (paint.stroke && paint.stroke !== 'none') {
      pen.lineWidth(Number(paint['stroke-width'] ?? 1));
      pen.lineCap((paint['stroke-linecap'] ?? 'butt') as 'butt' | 'round').lineJoin('round');
      const dashes = (paint['stroke-dasharray'] ?? '')
        .split(/[\s,]+/)
        .map(Number)
        .filter(n => n > 0);
      // The types know a length and a space; the library any list.
      if (dashes.length > 0) pen.dash(dashes as unknown as number, {});
      shape().stroke(paint.stroke);
    }
  } else for (const child of children) draw(pen, child, paint, named);
  pen.restore();
}

function transform(pen: Pen, text: string): void {
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') pen.translate(a, b ?? 0);
    else if (name === 'scale') pen.scale(a, b ?? a);
    else if (name === 'rotate') pen.rotate(a, { origin: [b ?? 0, c ?? 0] });
  }
}

/** Colours that lie on one another darken, as on the site. */
function multiply(pen: Pen): void {
  const state = pen.ref({ Type: 'ExtGState', BM: 'Multiply' });
  state.end(undefined as never);
  const page = pen.page as unknown as { ext_gstates: Record<string, unknown> };
  page.ext_gstates.Multiply = state;
  pen.addContent('/Multiply gs');
}
