import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOf, focusOf, KEYS } from './keys.ts';

const FREE = { typing: false, button: false, moves: false };
const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('the keys of the player', () => {
  it.each([
    [' ', { do: 'toggle' }],
    ['k', { do: 'toggle' }],
    ['K', { do: 'toggle' }],
    ['ArrowLeft', { do: 'step', by: -5 }],
    ['ArrowRight', { do: 'step', by: 5 }],
    ['j', { do: 'step', by: -15 }],
    ['l', { do: 'step', by: 15 }],
    ['m', { do: 'mute' }],
    ['f', { do: 'fullscreen' }],
    ['c', { do: 'captions' }],
    ['0', { do: 'share', to: 0 }],
    ['7', { do: 'share', to: 0.7 }],
    ['?', { do: 'help' }],
  ])('%s', (key, act) => {
    expect(actOf(press(key), FREE)).toEqual(act);
  });

  it('are nobody’s while one types, nor with a modifier', () => {
    const keys = fc.constantFrom(...KEYS.flatMap(row => [...row.keys]), '0', '5', 'x', 'Enter');
    fc.assert(
      fc.property(keys, key => {
        expect(actOf(press(key), { ...FREE, typing: true })).toBeNull();
        for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
          expect(actOf(press(key, { [modifier]: true }), FREE)).toBeNull();
      }),
    );
  });

  it('are left to the control that has them', () => {
    const make = (html: string): Element => {
      document.body.innerHTML = html;
      return document.body.firstElementChild as Element;
    };
    expect(actOf(press(' '), focusOf(make('<button>x</button>')))).toBeNull();
    expect(actOf(press('k'), focusOf(make('<button>x</button>')))).toEqual({ do: 'toggle' });
    expect(actOf(press('ArrowLeft'), focusOf(make('<input type="range">')))).toBeNull();
    expect(actOf(press(' '), focusOf(make('<input type="range">')))).toEqual({ do: 'toggle' });
    for (const field of ['<input>', '<textarea></textarea>', '<select></select>', '<input type="search">'])
      expect(actOf(press('m'), focusOf(make(field)))).toBeNull();
    expect(actOf(press('ArrowLeft'), focusOf(make('<div role="slider"></div>')))).toBeNull();
    expect(actOf(press('ArrowLeft'), focusOf(null))).toEqual({ do: 'step', by: -5 });
  });

  it('are each named once in the list under “?”', () => {
    const keys = KEYS.flatMap(row => [...row.keys]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
