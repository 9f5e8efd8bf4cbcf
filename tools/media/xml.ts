/** XML as a light tree: what a score of five megabytes needs and no more. */
import { SaxesParser } from 'saxes';
import { InputFault } from './faults.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Throws at what is not well-formed, with its line. Entities of a document type are not followed. */
export function parseXml(source: string, file: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open: Element[] = [root];
  const parser = new SaxesParser();
  parser.on('opentag', tag => {
    const element = { name: tag.name, attributes: tag.attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', text => {
    const element = open.at(-1);
    if (element && text.trim() !== '') element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('error', error => {
    throw new InputFault(file, `not well-formed: ${error.message.replace(/^[\d:]+ /, '')}`, parser.line);
  });
  parser.write(source).close();
  const first = root.children[0];
  if (!first) throw new InputFault(file, 'empty');
  return first;
}

export const child = (element: Element, name: string): Element | undefined =>
  element.children.find(c => c.name === name);
export const all = (element: Element, name: string): Element[] =>
  element.children.filter(c => c.name === name);
export const textOf = (element: Element, name: string): string => child(element, name)?.text.trim() ?? '';
export const numberOf = (element: Element, name: string, otherwise = 0): number => {
  const text = textOf(element, name);
  return text === '' || Number.isNaN(Number(text)) ? otherwise : Number(text);
};

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** An element as text again; what stood between its children is not kept. */
export function xmlOf({ name, attributes, children, text }: Element): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${escaped(text.trim())}${children.map(xmlOf).join('')}</${name}>`;
}
