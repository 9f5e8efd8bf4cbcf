import { describe, expect, test } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { certifications } from '#domain/contract/certification.ts';
import { office as desk } from '#domain/contract/desk.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { gift } from '#domain/contract/gift.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { person } from '#domain/contract/person.ts';
import { cleanName } from '#domain/rules/printable.ts';
import { nameFault } from '#domain/words/name.ts';
import { saleContext } from '#server/catalogue/family.ts';
import { openList } from '#server/desk/door.ts';
import { factsOfOrder } from '#server/letters/compose.ts';
import { printed } from '#server/letters/faces.ts';
import { paid } from '#server/letters/order-words.ts';
import { renderMail } from '#server/letters/render.ts';
import { ticketSigner } from '#server/orders/ticket-code.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { boxOffice } from './box-office.ts';
import { clerk } from './clerk.ts';
import { Client } from './client.ts';
import { colleague } from './colleague.ts';
import { eachStore } from './stores.ts';

/** Names as people write them: each of them goes all the way. */
const TAKEN: Readonly<Record<string, string>> = {
  'one character': '王',
  'a rare one': '喆堃珺玥',
  'of Extension A': '䶮㛃',
  'of Extension C': '𫖯',
  'of Extension E': '𬭎',
  traditional: '龍應臺',
  'a surname of two': '欧阳修文',
  'with a middle dot': '阿卜杜拉·买买提',
  'with a wide one': '迪丽热巴・迪力木拉提',
  'with a blank inside': '林 听雨',
  'with a wide blank': '林　听雨',
  pinyin: 'Lǚ Xiǎo-míng',
  hyphens: 'Anne-Sophie Müller-Lüdenscheidt',
  'an apostrophe': "Siobhán O'Brien",
  'a round apostrophe': 'D’Angelo',
  initials: 'J. S. Bach, Jr.',
  'one letter': 'O',
  Czech: 'Antonín Dvořák',
  'the same, decomposed': 'Antonín Dvořák'.normalize('NFD'),
  Polish: 'Łukasz Żółć',
  Turkish: 'İbrahim Ağaoğlu',
  Romanian: 'Ștefan Țurcanu',
  Icelandic: 'Jón Þórðarson',
  Vietnamese: 'Nguyễn Thị Phương Thảo',
  Greek: 'Μίκης Θεοδωράκης',
  Russian: 'Пётр Ильич Чайковский',
  Ukrainian: 'Їжакевич Ґалаґан',
  Kazakh: 'Әлия Қуанышқызы',
  Hangul: '김연아',
  kana: 'たけみつ とおる',
  katakana: 'ヴィクトリア・ムローヴァ',
  'a soft hyphen inside': 'Mu\u00adlova',
  'a mark of direction inside': 'Ada\u200e Lin',
  'a formula': '=1+1 Lin',
  'a wide formula': '＝HYPERLINK',
  markup: '<b>Ada</b> & "Lin"',
  'figures alone': '007',
  'as long as may be': '名'.repeat(100),
  Croatian: 'Đorđe Čović',
  Latvian: 'Ģirts Ķīlis',
  Maltese: 'Ġużè Ħobż',
  Hungarian: 'Őrsi Űző',
  Serbian: 'Ђорђе Љубић',
  Mongolian: 'Өнөрбаяр Үүлэн',
  polytonic: 'Ἀριστοτέλης',
  Azerbaijani: 'Əli Şıxlı',
  'a ligature': 'Æsa Œuvrard ß',
  'figures with a hyphen': 'Anna 3-5',
  'a place for a value': '{{name}} #{7*7} %s',
  'a statement': "Robert'); DROP TABLE member;--",
  'a path': '../../etc/passwd',
  'a nothing': 'null undefined',
  'signs of a cell': 'a;b,c\td',
  'a plus before': '+49 Lin',
  'an at sign before': '@SUM(1)',
  'a hyphen before': '-Lin',
  'a backslash at the end': 'Lin\\',
  'wide letters': 'ＡＢＣ　Ｌｉｎ',
  zeros: '〇〇',
};
/** No font of the tickets has them, or nobody sees them: refused in the words that the page has. */
const REFUSED: Readonly<Record<string, string>> = {
  Arabic: 'فيروز',
  Hebrew: 'נעמי שמר',
  Thai: 'สมชาย',
  Devanagari: 'रवि शंकर',
  Georgian: 'გიორგი',
  Armenian: 'Արամ',
  Ethiopic: 'አበበ',
  Tibetan: 'བསྟན་འཛིན',
  'of Extension B': '𠀀',
  'of Extension G': '𰻝',
  emoji: 'Mimi 🎻',
  'a family of emoji': '👨‍👩‍👧',
  mathematical: '𝓐da',
  'private use': 'A\ue000',
};
const UNSEEN: Readonly<Record<string, string>> = {
  'a blank': ' ',
  'a wide blank': '\u3000',
  'of no width': '\u200b\u2060',
  'a filler': '\u3164',
  'a mark of bytes': '\ufeff',
};

async function taken(office: Awaited<ReturnType<typeof boxOffice>>, typed: string, n: number): Promise<void> {
  const name = cleanName(typed);
  const seat = `L-${1 + Math.floor(n / 50)}-${1 + (n % 50)}`;
  const newcomer = new Client(office.app, { address: `198.51.100.${n}` });
  const mobile = `1370000${String(n).padStart(4, '0')}`;
  const dynamicCode = await newcomer.codeFor(mobile, 'login');
  const user = await newcomer.ok(account.loginByMobile, { mobile, dynamicCode, nickname: typed, agree: 'Y' });
  expect(user.nickname).toBe(typed.trim());

  const who = await office.buyer(`1360000${String(n).padStart(4, '0')}`);
  const tradeNo = await who.order([seat], 'big');
  expect((await who.confirm(tradeNo, { linkman: typed })).success).toBe(true);
  const { payNo } = await who.ok(ticketOrder.pay, {
    tradeNo,
    gatewayCode: 'aliPay',
    totalAmount: (await who.detail(tradeNo)).totalAmount,
  });
  await who.ok(sandbox.settle, { payNo, outcome: 'paid' });
  expect((await office.row(tradeNo)).contact?.linkman).toBe(name);

  // On the ticket: every letter, and no number in place of one.
  expect(printed(name)).toBe(name);
  const { sales } = office.deps.store.direct;
  const facts = factsOfOrder(await saleContext(office.deps), await office.row(tradeNo), {
    tickets: await office.tickets(tradeNo),
    payments: await sales.paymentsOf(tradeNo),
  });
  expect(facts.sheets.map(s => s.order.contact?.linkman)).toEqual([name]);
  expect(renderMail(paid(facts), 'en-US', 'https://www.heming.example').text).not.toContain('U+');

  // Found at the desk as it was typed, as it is shown, and as somebody in a hurry types it.
  const anna = await colleague(office.app, office.deps, 'counter');
  for (const text of [
    typed,
    name,
    tradeNo,
    name.toLowerCase(),
    name.replace(/’/g, "'"),
    name.replace(/[·・]/gu, ' '),
    name.replace(/[·・]/gu, ''),
    // Without its marks, and by a part of it.
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/gu, '')
      .replace('Ł', 'L')
      .replace('ł', 'l'),
    name.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*$/u)?.[0] ?? name,
  ])
    expect((await anna.ok(desk.find, { text })).list.map(o => [o.tradeNo, o.name])).toContainEqual([
      tradeNo,
      name,
    ]);
  expect((await anna.ok(desk.print, { tradeNo })).name).toBe(name);

  // On an invoice, and on what the desk sells under it.
  const ask = clerk(office, 'anna');
  expect((await ask('invoice', [tradeNo], { name })).ok).toBe(true);
  const [issued] = await office.deps.store.direct.invoices.invoicesIn([tradeNo]);
  expect((await anna.ok(desk.invoice, { number: issued?.number ?? 0 })).name).toBe(name);
  const given = await ask('comp', ['big', `L-${11 + Math.floor(n / 50)}-${1 + (n % 50)}`], { name: typed });
  expect((await office.row(given.order ?? '')).contact?.linkman).toBe(name);

  // A friend has the ticket: the door knows the name.
  const [piece = ''] = (await who.detail(tradeNo)).seats.map(s => s.seatId);
  const { code = '' } = await who.ok(gift.offer, { tradeNo, piece });
  newcomer.sessionId = user.memberEncode;
  expect((await newcomer.ok(gift.look, { code })).from).not.toBe('');
  await newcomer.ok(gift.accept, { code });
  expect((await who.ok(gift.mine, { tradeNo })).given.map(g => g.to)).toEqual([typed.trim()]);
  // The friend is found, who has no order.
  const { memberId } = await office.row(tradeNo);
  const friends = `Friend ${n} 3-5 Zdeněk`;
  const { accounts } = office.deps.store.direct;
  const friend = await accounts.memberByMobile(mobile);
  await accounts.setNickname(friend?.id ?? '', friends);
  for (const text of [friends, `zdenek friend ${n}`, mobile])
    expect((await anna.ok(desk.find, { text })).list.map(o => o.tradeNo)).toContain(tradeNo);
  await accounts.setNickname(friend?.id ?? '', typed.trim());
  expect(memberId).not.toBe(friend?.id);
}

eachStore(
  (open, kind) => {
    test(`a name that is taken is printed, found and reached everywhere (${kind})`, {
      timeout: 240_000,
    }, async () => {
      const office = await boxOffice(await open());
      for (const [n, [what, typed]] of Object.entries(TAKEN).entries())
        await taken(office, typed, n).catch(error => {
          throw new Error(`${what}: ${error}`, { cause: error });
        });
      // The door's list and its table have all of them, each in a cell of its own that runs nothing.
      const { files = {} } = await clerk(office, 'anna')('door', ['big']);
      const { publicKey } = await ticketSigner(office.deps);
      const list = await openList(files['door-big.signed'] ?? '', publicKey);
      const names = list?.tickets.map(ticket => ticket.name) ?? [];
      const table = files['door-big.csv'] ?? '';
      for (const typed of Object.values(TAKEN)) {
        expect(names).toContain(typed.trim());
        expect(names).toContain(cleanName(typed));
        const plain = cleanName(typed);
        const cell = /^[=＝+@-]|^\d+$/.test(plain) ? `'${plain}` : plain;
        expect(table).toContain(/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
      }
      expect(office.deps.lines).toEqual([]);
    });
  },
  ['memory', 'pglite'],
);

describe('a name that is refused', () => {
  const asked = async () => {
    const office = await boxOffice(memoryStore());
    const who = await office.buyer();
    return { office, who, tradeNo: await who.order(['A-1-1'], 'plain') };
  };
  test.each(Object.entries(REFUSED))(
    'is so in the same words by page, call and desk: %s',
    async (_, name) => {
      const { office, who, tradeNo } = await asked();
      const said = nameFault(name);
      expect(said).not.toBeNull();
      const answer = await who.confirm(tradeNo, { linkman: name });
      expect([answer.errcode, answer.msg]).toEqual([ERR.badPayload, said?.en]);
      const kept = { type: 'passport', name, number: 'E12345678', agree: 'Y' } as const;
      expect((await who.call(certifications.save, kept)).msg).toBe(said?.en);
      const ask = clerk(office, 'anna');
      for (const sold of [
        await ask('comp', ['plain', 'A-2-1'], { name }),
        await ask('sell', ['plain', 'A-2-1'], { name, way: 'card', slip: '7' }),
      ])
        expect([sold.ok, sold.lines]).toEqual([false, [said?.en]]);
      expect((await office.row(tradeNo)).contact).toBeNull();
    },
  );

  test.each(Object.entries(UNSEEN))('is one that nobody sees: %s', async (_, name) => {
    const { office, who, tradeNo } = await asked();
    expect((await who.confirm(tradeNo, { linkman: name })).errcode).toBe(ERR.badPayload);
    const kept = { type: 'passport', name, number: 'E12345678', agree: 'Y' } as const;
    expect((await who.call(certifications.save, kept)).errcode).toBe(ERR.badPayload);
    expect((await who.call(person.save, { params: { nickname: name } })).success).toBe(false);
    expect((await clerk(office, 'anna')('comp', ['plain', 'A-2-1'], { name })).ok).toBe(false);
    const mobile = '13700000000';
    const dynamicCode = await who.codeFor(mobile, 'login');
    const user = await who.ok(account.loginByMobile, { mobile, dynamicCode, nickname: name, agree: 'Y' });
    expect(user.nickname).toBe('Listener 0000');
  });
});
