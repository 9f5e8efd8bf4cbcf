import { expect, test } from 'vitest';
import { eagerly, smaller } from './vite-smaller.ts';

const chunk = (name: string, module: string, isEntry = false) => ({
  type: 'chunk',
  name,
  isEntry,
  moduleIds: [module],
  code: 'import{t as w}from"./runtime.js";export const aName=w(e=>{e.x=1+1});',
});

test('the browser is told to read what pages run beside their main thread, and nothing else', async () => {
  const bundle = {
    index: chunk('index', '/src/main.tsx', true),
    react: chunk('react', '/node_modules/react/index.js'),
    part: chunk('part~1', '/src/ui/link.tsx'),
    hls: chunk('hls', '/node_modules/hls.js/hls.js'),
    office: chunk('box-office', '/server/office.ts'),
    early: chunk('early', '/src/early.ts', true),
    style: { type: 'asset', source: '' },
  };
  const { generateBundle } = smaller() as unknown as {
    generateBundle: { handler(options: object, bundle: object): Promise<void> };
  };
  await generateBundle.handler({}, bundle);
  const eager = Object.entries(bundle).filter(
    ([, file]) => 'code' in file && file.code.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(eager.map(([name]) => name)).toEqual(['index', 'react', 'part']);
});

test('what React is wrapped in are functions, which are read beside the main thread, too', () => {
  const wrapped =
    'import{t as w}from"./runtime.js";var a=w(e=>{e.x=1}),b=w((e,t)=>{t.exports=a()}),c=m(e=>{});';
  expect(eagerly(wrapped)).toBe(
    'import{t as w}from"./runtime.js";var a=w(function(e){e.x=1}),b=w(function(e,t){t.exports=a()}),c=m(e=>{});',
  );
  expect(() => eagerly('import{t as w}from"./runtime.js";var a=m(e=>{});')).toThrow('another way');
});
