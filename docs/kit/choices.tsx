import { useTree } from '#i18n/tree-context.tsx';
import { isLocale, type Tree } from '#site/tree.ts';
import { Mark } from '#ui/mark.tsx';

interface Look {
  readonly tree: Tree;
  readonly theme: string;
  /** The large type of the site's own switch. */
  readonly large: boolean;
  /** What lies over the page: dialog, sheet, toast, wechat. */
  readonly open: string | null;
}

export function lookOf(query: URLSearchParams): Look {
  const [locale = '', layout] = (query.get('tree') ?? '').split('/');
  return {
    tree: {
      locale: isLocale(locale) ? locale : 'zh-CN',
      layout: layout === 'mobile' ? 'mobile' : 'pc',
    },
    theme: query.get('theme') ?? 'day',
    large: query.has('large'),
    open: query.get('open'),
  };
}

/** What can be chosen in the address, and its name. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tree: {
    'zh-CN/pc': '中文 · 桌面',
    'zh-CN/mobile': '中文 · 手机',
    'en-US/pc': 'English, desktop',
    'en-US/mobile': 'English, phone',
  },
  theme: { day: 'Day', hall: 'Hall' },
};

export function Choices() {
  const { locale, layout } = useTree();
  const query = new URLSearchParams(location.search);
  const chosen: Readonly<Record<string, string>> = {
    tree: `${locale}/${layout}`,
    theme: query.get('theme') ?? 'day',
  };
  return (
    <header className="flex flex-wrap items-centre gap-y-3 gap-x-8 py-6">
      <span className="brand">
        <Mark />
      </span>
      <h1 className="t-h3">{locale === 'zh-CN' ? '部件' : 'Kit'}</h1>
      {Object.entries(CHOICES).map(([name, looks]) => (
        <p key={name} className="flex flex-wrap gap-x-4 gap-y-1 t-sm">
          {Object.entries(looks).map(([value, words]) => {
            const to = new URLSearchParams(query);
            to.set(name, value);
            const here = chosen[name] === value;
            return (
              <a
                key={value}
                href={`?${to}`}
                aria-current={here || undefined}
                className={here ? 'bold' : 'underlined'}
              >
                {words}
              </a>
            );
          })}
        </p>
      ))}
    </header>
  );
}
