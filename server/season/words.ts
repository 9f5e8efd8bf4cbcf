import type * as z from 'zod/mini';
import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';

/** What a fault of a file is called, for whoever writes the season. */
const FORMATS: Readonly<Record<string, Bilingual>> = {
  moment: t('不是日期；写作 2026-12-05 19:30', 'is no date; write 2026-12-05 19:30'),
  hour: t('没有写几点；写作 2026-12-05 19:30', 'has no time of day; write 2026-12-05 19:30'),
  time: t('不是时刻；写作 19:30', 'is no time of day; write 19:30'),
  money: t('金额的小数位太多', 'has more decimals than the currency'),
  key: t('不是调性；写作 C# minor', 'is no key; write C# minor'),
  year: t('不是年份', 'is no year'),
  plan: t('应为 .json 座位图文件名', 'must be the name of a .json seating plan'),
  words: t(
    '只有一个词；一行写意思相同的几个，用逗号隔开',
    'is one word; a line has several that mean the same, between commas',
  ),
  pattern: t('不是表单认得的正则表达式', 'is no pattern that a form understands'),
  notes: t('不是音符；写作 g4:1 r:.5 e4+g4:2', 'are no notes; write g4:1 r:.5 e4+g4:2'),
  https: t('网址须以 https:// 开头', 'must be an address that begins with https://'),
};

const TYPES: Readonly<Record<string, Bilingual>> = {
  string: t('文字', 'a text'),
  number: t('数字', 'a number'),
  int: t('整数', 'a whole number'),
  boolean: t('true 或 false', 'true or false'),
  array: t('列表', 'a list'),
  object: t('一组字段', 'fields'),
  record: t('一组字段', 'fields'),
  tuple: t('列表', 'a list'),
};

type Issue = z.core.$ZodIssue;
const quoted = (value: unknown): string => `“${String(value).slice(0, 60)}”`;

/** The most telling of what the branches of a choice say: those that went furthest into the value. */
function deepest(issue: Issue & { code: 'invalid_union' }): Issue | undefined {
  const branches = issue.errors.filter(branch => branch.length > 0);
  const reach = (branch: readonly Issue[]): number =>
    Math.max(
      ...branch.map(one => (one.code === 'invalid_type' && one.path.length === 0 ? -1 : one.path.length)),
    );
  const [best] = branches.sort((a, b) => reach(b) - reach(a) || a.length - b.length);
  return best?.[0];
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as never)?.[key], value);

/** A fault that a shape found: where in the value, and in words. */
export function describe(issue: Issue, value: unknown): { path: PropertyKey[]; words: Bilingual }[] {
  const at = (path: readonly PropertyKey[], words: Bilingual) => [{ path: [...issue.path, ...path], words }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.flatMap(key => {
        // { en: Brahms, Four } is read as a field “Four” that says nothing.
        const comma = (valueAt(value, issue.path) as Record<string, unknown>)[key] === null;
        return at(
          [key],
          comma
            ? t(
                '没有这个字段；文字里有逗号时，请给整段文字加引号',
                'is not a field of this file; a text with a comma in it stands in quotes',
              )
            : t('没有这个字段', 'is not a field of this file'),
        );
      });
    case 'invalid_type': {
      const found = valueAt(value, issue.path);
      if (found === undefined || found === null) return at([], t('必填', 'is missing'));
      const type = TYPES[issue.expected] ?? t(issue.expected, issue.expected);
      return at([], t(`应为${type.zh}`, `must be ${type.en}`));
    }
    case 'invalid_value':
      if (valueAt(value, issue.path) === undefined) return at([], t('必填', 'is missing'));
      return at(
        [],
        t(`应为其中之一：${issue.values.join('、')}`, `must be one of: ${issue.values.join(', ')}`),
      );
    case 'invalid_union': {
      const inner = issue.errors.length > 0 ? deepest(issue) : undefined;
      if (!inner) return at([], t('不认识这个写法', 'is not written as it should be'));
      return describe({ ...inner, path: [...issue.path, ...inner.path] }, value);
    }
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return at([], t('不能为空', 'must not be empty'));
      return at(
        [],
        issue.inclusive === false
          ? t(`须大于 ${issue.minimum}`, `must be more than ${issue.minimum}`)
          : t(`最小为 ${issue.minimum}`, `must be at least ${issue.minimum}`),
      );
    case 'too_big':
      return at(
        [],
        issue.inclusive === false
          ? t(`须小于 ${issue.maximum}`, `must be less than ${issue.maximum}`)
          : t(`最大为 ${issue.maximum}`, `must be at most ${issue.maximum}`),
      );
    default: {
      const own = FORMATS[issue.message];
      const found = valueAt(value, issue.path);
      if (own) return at([], t(`${quoted(found)}${own.zh}`, `${quoted(found)} ${own.en}`));
      return at([], t(`${quoted(found)}写法不对`, `${quoted(found)} is not written as it should be`));
    }
  }
}
