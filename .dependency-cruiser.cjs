// The import rules of docs/decisions/0002: who may import whom. Run by `npm run check`.
const only = (name, from, ...to) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${to.join(', ')}`,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|server|demo|tests|e2e|scripts|tools)/', pathNot: to },
});
const pure = ['^src/lib/', '^src/site/', '^src/domain/', '^src/art/', '^src/brand\\.ts$'];
/** What the server and the demonstration share with the site. */
const below = ['^src/domain/', '^src/lib/', '^src/site/', '^src/art/', '^src/brand\\.ts$'];
const view = [
  '^src/i18n/',
  '^src/api/',
  '^src/stores/',
  '^src/hooks/',
  '^src/ui/',
  '^src/styles/',
  '^src/env\\.ts$',
];

/** The rooms of the site that package.json has an alias for. */
const aliased = Object.keys(require('./package.json').imports).flatMap(
  alias => /^#(?!server|demo|tests)(\w+)\/\*$/.exec(alias)?.[1] ?? [],
);

/**
 * server/ from the lowest up: its rooms, and the files beside them. Each may use what stands before it and nothing after
 * it, types included: so there is no cycle. The first files are interfaces, the last ones compositions.
 */
const rooms = [
  'clock.ts',
  'random.ts',
  'log.ts',
  'store',
  'notices.ts',
  'catalogue',
  'pay',
  'deps.ts',
  'http',
  'host',
  'gateways',
  'season',
  'accounts',
  'discounts',
  'orders',
  'products',
  'desk',
  'digital',
  'contact',
  'feeds',
  'head',
  'search',
  'letters',
  'report',
  'kept',
  'routes',
  'app.ts',
  'route.ts',
  'office.ts',
  'env.ts',
  'site.ts',
  'preview.ts',
  'serve.ts',
  'main.ts',
];
/** Rooms in the site's biggest rooms, and the files of each that others may import. */
const doors = {
  'src/features/player/bar': ['bar'],
  'src/features/player/controls': ['controls', 'keys'],
  'src/features/player/engine': ['engine', 'streams'],
  'src/features/player/journey': ['journey-row', 'kept', 'kept-titles'],
  'src/features/player/room': ['room'],
  'src/features/player/score': ['band', 'follow', 'live-now', 'score-view', 'strip', 'sung'],
  'src/features/player/side': ['side'],
  'src/features/player/sound': ['begin', 'core', 'element', 'now', 'queue', 'source', 'timeline'],
  'src/pages/confirm-order/choose': ['choice-loader'],
  'src/pages/confirm-order/fill-in': ['channels', 'checkout', 'draft'],
  'src/pages/confirm-order/give': ['gift-section'],
  'src/pages/confirm-order/give-back': ['changed-section', 'ladder', 'refund-button', 'swap-section'],
  'src/pages/confirm-order/member': ['member-view'],
  'src/pages/confirm-order/pay': [
    'at-desk',
    'cancel-button',
    'hold',
    'save-picture',
    'scan',
    'started',
    'unknown',
  ],
  'src/pages/confirm-order/status': ['status-screen'],
  'src/pages/confirm-order/summary': ['stub-summary'],
  'src/pages/musicale-detail/buy': ['buy-action', 'buy-panel'],
  'src/pages/musicale-detail/read': ['body', 'reading', 'related'],
  'src/pages/musicale-detail/share': ['actions', 'share', 'use-share-dialog'],
};
const pathOf = room => `${room.replace('.', '\\.')}${room.endsWith('.ts') ? '$' : '/'}`;
const pathsOf = rooms => `^server/(${rooms.map(pathOf).join('|') || '-'})`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: { pathNot: '^src/domain/contract/shapes/', dependencyTypesNot: ['type-only'] },
      },
    },
    {
      name: 'no-cycles-of-shapes',
      severity: 'error',
      comment:
        'a call fetches its shapes by import(), and they use its words: that is no cycle of files that run',
      from: { path: '^src/domain/contract/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    only('lib', '^src/lib/', '^src/lib/', '^src/site/', '^src/brand\\.ts$'),
    only('site', '^src/site/', '^src/site/', '^src/lib/'),
    only('art', '^src/art/', '^src/art/'),
    // How many decimals an amount has on the wire, the brand file says.
    only('contract', '^src/domain/contract/', '^src/domain/contract/', '^src/brand\\.ts$'),
    only(
      'rules',
      '^src/domain/rules/',
      '^src/domain/(contract|rules)/',
      '^src/domain/(bytes|reason|text)\\.ts$',
      '^src/lib/(money|dates|months|duration|regions)',
    ),
    only('words', '^src/domain/words/', '^src/domain/', '^src/lib/(dates|price)', '^src/brand\\.ts$'),
    only(
      'i18n',
      '^src/i18n/',
      '^src/i18n/',
      '^src/lib/',
      '^src/site/',
      '^src/brand\\.ts$',
      // Copy that states a term has its number from there.
      '^src/domain/rules/terms\\.ts$',
    ),
    only('api', '^src/api/', '^src/api/', '^src/domain/contract/', '^src/lib/', '^src/env\\.ts$'),
    only('stores', '^src/stores/', '^src/stores/', '^src/api/', '^src/lib/', '^src/domain/', '^src/site/'),
    only(
      'hooks',
      '^src/hooks/',
      '^src/hooks/',
      '^src/api/failure\\.ts$',
      '^src/lib/',
      // The way to the login and back, and addresses for others, are the same from every feature.
      '^src/(env|site/href|i18n/tree-context|stores/user)\\.tsx?$',
    ),
    only(
      'ui',
      '^src/ui/',
      '^src/ui/',
      '^src/hooks/(?!use-sign-in)',
      '^src/art/',
      '^src/lib/',
      '^src/i18n/',
      '^src/styles/',
      '^src/brand\\.ts$',
    ),
    {
      name: 'features',
      severity: 'error',
      comment: 'a feature may import what is below it, and not another feature',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src|server|demo)/', pathNot: [...pure, ...view, '^src/features/$1/'] },
    },
    {
      name: 'halls',
      severity: 'error',
      comment: 'what the pages of the digital halls share is put together from features, and knows no page',
      from: { path: '^src/halls/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src|server|demo)/', pathNot: [...pure, ...view, '^src/features/', '^src/halls/'] },
    },
    {
      name: 'pages',
      severity: 'error',
      comment: 'a page may import features and below, and not another page',
      from: { path: '^src/pages/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src|server|demo)/',
        pathNot: [...pure, ...view, '^src/features/', '^src/halls/', '^src/pages/$1/'],
      },
    },
    ...Object.entries(doors).map(([room, files]) => ({
      name: `door of ${room}`,
      severity: 'error',
      comment: `others may import ${files.join(', ')}`,
      from: { path: '^src/', pathNot: [`^${room}/`, '\\.test\\.tsx?$'] },
      to: { path: `^${room}/`, pathNot: `^${room}/(${files.join('|')})\\.tsx?$` },
    })),
    {
      name: 'app',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/mocks|server|demo|tests|e2e|scripts|tools)/' },
    },
    // Who works in the house has pages of their own: neither takes what visitors load, and the door is light.
    ...['desk', 'door', 'pay'].map(room =>
      only(
        room,
        `^src/${room}/(?!seat-plan\\.tsx$)`,
        `^src/${room}/`,
        '^src/mocks/',
        '^src/api/desk-client\\.ts$',
        '^src/styles/',
        ...pure,
      ),
    ),
    // Where seats are chosen it is on the visitors' plan: one file, which comes when a plan is wanted.
    only(
      'plan-of-the-desk',
      '^src/desk/seat-plan\\.tsx$',
      '^src/desk/',
      '^src/features/seat-map/',
      '^src/i18n/',
      '^src/styles/',
      ...pure,
    ),
    only(
      'mocks',
      '^src/mocks/',
      '^src/mocks/',
      '^demo/',
      '^server/',
      '^src/domain/',
      '^src/lib/',
      '^src/(art|site)/',
      '^src/api/desk-client\\.ts$',
      '^src/env\\.ts$',
    ),
    only('server', '^server/(?!season/copy-names\\.ts$)', '^server/', ...below),
    // Help texts name buttons and pages as the copy does.
    only(
      'names-of-the-site',
      '^server/season/copy-names\\.ts$',
      '^server/',
      ...below,
      '^src/i18n/(zh-CN|en-US)/',
    ),
    ...rooms.map((room, i) => ({
      name: `server/${room}`,
      severity: 'error',
      comment: 'the rooms of the server stand on one another in one order',
      from: { path: pathsOf([room]), pathNot: '\\.test\\.tsx?$' },
      to: { path: pathsOf(rooms.slice(i + 1)) },
    })),
    {
      name: 'server-hosts',
      severity: 'error',
      comment: 'how calls, files and payments go in and out knows nothing of what is on sale',
      from: { path: '^server/(http|host|gateways)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/catalogue/' },
    },
    {
      name: 'products',
      severity: 'error',
      comment: 'a family knows nothing of another one',
      from: { path: '^server/products/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/products/', pathNot: '^server/products/$1/' },
    },
    only('demo', '^demo/', '^demo/', '^server/', ...below),
    {
      name: 'tools',
      severity: 'error',
      comment: 'tools stand beside the house: they may use it, and it needs none of them',
      from: { path: '^(src|server|demo|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tools/' },
    },
    {
      name: 'mocks-only-by-import()',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/mocks/', '\\.test\\.tsx?$'] },
      to: { path: '^src/mocks/', dynamic: false },
    },
    {
      name: 'shapes-only-by-import()',
      severity: 'error',
      comment:
        'zod stays out of first loads; the server, and pages that nobody opens first, take parts and plans as they are',
      from: { path: '^src/', pathNot: ['^src/domain/contract/shapes/', '\\.test\\.tsx?$'] },
      to: {
        path: '^src/domain/contract/shapes/',
        pathNot: '/(parts|seating-plan)\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'by-alias',
      severity: 'error',
      comment: 'what has an alias in package.json is reached by it: a path says which room a file is in',
      from: { path: '^(src/[^/]+|[^/]+)/' },
      to: {
        path: `^(src/(${aliased.join('|')})|server|demo|tests)/|^src/(brand|env)\\.ts$`,
        pathNot: ['^$1/', '\\.css$'],
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^msw/browser$'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|woff2)$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
