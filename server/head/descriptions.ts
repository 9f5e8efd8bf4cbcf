import type { Bilingual } from '#domain/text.ts';
import type { PageName, PublicPage } from '#site/pages.ts';
import { t } from '../catalogue/text.ts';

/** What each public page holds, in one or two sentences: for search engines, shared links and the site's own search. */
const DESCRIPTIONS = {
  home: t(
    '和鸣交响乐团的音乐会、乐历与购票，和鸣音乐厅的最新消息。',
    'Concerts, calendar and tickets of the Heming Symphony Orchestra, and news from the Heming Concert Hall.',
  ),
  index2: t(
    '以乐历为首的首页：按月查看和鸣交响乐团的每一场演出。',
    'The season by its calendar: every performance of the orchestra, month by month.',
  ),
  musicale: t(
    '按日期、作曲家、类型与票价查找和鸣交响乐团的音乐会，列表与月历两种视图，在线选座购票。',
    'Find concerts of the Heming Symphony Orchestra by date, composer, type and price, as a list or a calendar, and choose your seats.',
  ),
  'musicale-detail': t('曲目、演奏者、场次与票价。', 'Programme, artists, dates and prices.'),
  'musicale-ticketservice': t(
    '购票、选座、退票、取票与配送、无障碍服务、带孩子与停车：常见问题与回答。',
    'Questions and answers about buying, choosing seats, refunds, delivery, access, children and parking.',
  ),
  legalNotice: t(
    '使用条款、购票规则、隐私政策与无障碍说明。',
    'Terms of use, terms of sale, privacy and accessibility.',
  ),
  news: t(
    '和鸣交响乐团的新闻：音乐季、乐团动态、艺术教育、音乐厅与会员，以及可以边看边听的动谱。',
    'News of the Heming Symphony Orchestra: the season, the orchestra, education, the hall and its members, and moving scores to watch and hear.',
  ),
  'news-detail': t('分类新闻。', 'News by category.'),
  'news-article': t('新闻全文。', 'An article.'),
  'news-video': t(
    '动谱：音高是高低，时值是长短，声部是颜色。不识谱也能看懂一段音乐怎样走。',
    'Moving scores: pitch is height, length is length, each part has its colour. Follow the music without reading it.',
  ),
  sitesearch: t(
    '搜索音乐会、作品、艺术家、新闻、问题、乐团成员与页面，支持拼音、简称与作品号。',
    'Search concerts, works, artists, news, questions, members and pages, by name, nickname or catalogue number.',
  ),
  about: t(
    '和鸣交响乐团：历史、成员、出品与年度报告。',
    'The Heming Symphony Orchestra: its history, its members, its productions and its reports.',
  ),
  'about-introduce': t(
    '乐团介绍：从第一场音乐会到今天，它怎样演奏，为谁演奏。',
    'Introduction: from the first concert to today, how the orchestra plays and for whom.',
  ),
  'about-memorabilia': t(
    '大事记：沿着时间走过乐团的每一个重要日子。',
    'Events: a walk along the dates that made the orchestra.',
  ),
  'about-member': t(
    '主要成员：团长、音乐总监、名誉音乐总监、乐团首席与驻团艺术家。',
    'Principal members: president, music directors, principals and the artist in residence.',
  ),
  'about-member-list': t(
    '乐团成员：按声部与座次查看每一位乐手。',
    'The band by section and chair: every player of the orchestra.',
  ),
  'about-detail': t(
    '人物介绍，以及他或她的音乐会与新闻。',
    'A person of the orchestra, with concerts and news.',
  ),
  'about-sso': t(
    '乐团出品：音乐季、新年音乐会、室内乐、夏季音乐节、委约、巡演、唱片与学院。',
    'Productions: the season, New Year, chamber music, summer festival, commissions, tours, recordings and the academy.',
  ),
  'about-annualreport': t(
    '年度报告：演出、听众、收入与支出，图表与可下载的全文。',
    'Annual report: concerts, audience, income and expense, in charts and as a document.',
  ),
  education: t(
    '艺术教育：亲子音乐会、公开排练、校园、青年与工作坊的日期与报名。',
    'Art education: family concerts, open rehearsals, schools, young people and workshops, with dates.',
  ),
  'education-view': t(
    '教育系列的内容、日期与参加方式。',
    'A series of the education programme: what happens, when and how to come.',
  ),
  support: t(
    '支持我们：捐赠、企业与朋友，每一份支持能做什么。',
    'Support us: gifts, companies and friends, and what each sum makes possible.',
  ),
  'support-foundation': t(
    '和鸣音乐基金会：理事、资助项目与财务公开。',
    'The foundation: trustees, projects and accounts.',
  ),
  'support-council': t(
    '企业理事会：与乐团同行的机构。',
    'The council: companies that go along with the orchestra.',
  ),
  'support-leyouClub': t(
    '乐友俱乐部：聚会、讲座与排练开放日。',
    'The friends’ club: meetings, talks and open rehearsals.',
  ),
  club: t(
    '会员俱乐部：六个等级的权益、积分与入会方式。',
    'The member club: six levels, their rights, points, and how to join.',
  ),
  'club-mode': t('怎样成为会员。', 'How to become a member.'),
  'club-level': t('会员等级与成长：离下一级还有多远。', 'Levels of membership, and how far the next one is.'),
  'club-rights': t('会员权益一览与比较。', 'Members’ rights compared.'),
  'club-question': t('会员常见问题。', 'Questions about membership.'),
  huntunpi: t(
    '和鸣音乐厅：声学、座席、历史与平面。',
    'The Heming Concert Hall: acoustics, seating, history and plan.',
  ),
  museum: t('音乐博物馆：展厅、展品与开放时间。', 'The museum: rooms, objects and opening hours.'),
  map: t(
    '怎样到达和鸣音乐厅：地铁、公交、骑行、停车与无障碍路线。',
    'How to reach the hall by metro, bus, bicycle or car, and without steps.',
  ),
  contactUs: t(
    '联系我们：各部门电话、邮箱与留言。',
    'Contact: departments, telephone, e-mail and a message form.',
  ),
  joinUs: t('加入我们：乐手招考、职位与应聘方式。', 'Join us: auditions, vacancies and how to apply.'),
  membercardList: t(
    '会员卡：每张卡包含什么，如何购买与激活。',
    'Membership cards: what each gives, how to buy and activate it.',
  ),
  'ticket-gift': t(
    '朋友送来的音乐会门票：查看、接受或谢绝。',
    'A concert ticket from a friend: look at it, accept or decline.',
  ),
  webView: t('在应用内打开的页面。', 'A page opened inside the app.'),
  'presale-schedule': t(
    '套票包含的场次：查看日期是否冲突，一次选好整季座位。',
    'The concerts of a package: see which dates clash, and choose your seats once for all.',
  ),
  'presale-confirmOrder': t('确认套票。', 'Confirm a package.'),
  digitalhall: t(
    '和鸣数字音乐厅：直播、乐季回放、新年音乐会与聆听。总谱跟着声音走，主旋律在谁手上，舞台上谁就亮。',
    'The Heming Digital Concert Hall: live, on demand and for listening. The score follows the sound, and the section that has the melody is lit on the stage.',
  ),
  'digitalhall-season': t(
    '数字音乐厅的乐季回放：按乐季、作曲家、指挥、独奏与乐器查找。',
    'The digital hall season by season: by composer, conductor, soloist and instrument.',
  ),
  'digitalhall-year': t(
    '数字音乐厅的历年新年音乐会。',
    'New Year concerts of the digital hall, year after year.',
  ),
  'digitalhall-chief': t(
    '首席指挥在数字音乐厅的全部作品，附指挥手记，还有接下来由其指挥的音乐会。',
    'All that the chief conductor has in the digital hall, with the conductor’s own notes, and the next evenings in the hall.',
  ),
  'digitalhall-listen': t(
    '只留声音：数字音乐厅里可以聆听的作品，按长短、作曲家与体裁挑选。',
    'Sound alone: what there is to listen to in the digital hall, by length, composer and form.',
  ),
  'digitalhall-season-detail': t(
    '乐季录像：曲目、演奏者与导赏。',
    'A concert of the season: programme, artists and notes.',
  ),
  'digitalhall-year-detail': t(
    '一场新年音乐会：曲目与演奏者。',
    'A New Year concert: programme and artists.',
  ),
  'digitalhall-chief-detail': t(
    '首席指挥的一部作品，附手记。',
    'A title of the chief conductor, with notes.',
  ),
  'digitalhall-listen-detail': t(
    '聆听一部作品：乐章、导赏与总谱。',
    'A work to listen to: movements, notes and score.',
  ),
  digitalhall2: t(
    '今日数字音乐厅：正在播出的、新到的，以及谈话、课程与艺术家的回答。',
    'The digital hall today: what is on the air, what is new, talks, courses and answers from artists.',
  ),
  'digitalhall2-live': t(
    '数字音乐厅的直播与重播时间表，可以设开播提醒。',
    'Broadcasts of the digital hall and their repeats, with reminders.',
  ),
  'digitalhall2-livedetail': t(
    '一场直播：时间、曲目与演前谈。',
    'A broadcast: times, programme and the talk before it.',
  ),
  'digitalhall2-record': t(
    '数字音乐厅的全部录像，按作曲家、指挥、作品、乐器、乐季与体裁查找。',
    'All recordings of the digital hall by composer, conductor, work, instrument, season and form.',
  ),
  'digitalhall2-recorddetail': t(
    '一部录像：曲目、导赏与乐手。',
    'A recording: programme, notes and players.',
  ),
  'digitalhall2-albumonline': t('可以在线聆听的专辑。', 'Albums to listen to online.'),
  'digitalhall2-album': t('一张专辑：曲目与内页。', 'An album: its tracks and its booklet.'),
  'digitalhall2-introduce': t(
    '数字音乐厅是什么，怎样收听，声音从哪里来，出处与许可。',
    'What the digital hall is, how to listen, where its sound comes from, sources and licences.',
  ),
  'digitalhall2-searchresult': t(
    '在数字音乐厅里搜索作品与艺术家。',
    'Search the digital hall for works and artists.',
  ),
  'digitalhall2-course': t(
    '数字音乐厅的大师课：一次讲一件事。',
    'Courses of the digital hall: one thing at a time.',
  ),
  'digitalhall2-coursedetail': t('一门课的全部课时。', 'A course and its lessons.'),
  'digitalhall2-askartist': t(
    '向和鸣的艺术家提问，读他们的回答。',
    'Ask the artists of the orchestra, and read their answers.',
  ),
  'digitalhall2-askartistdetail': t('一位艺术家回答听众的提问。', 'An artist answers listeners.'),
  'digitalhall2-voice': t(
    '和鸣之声：几分钟的谈话，附中英文字幕。',
    'Talks of a few minutes, with captions in both languages.',
  ),
  presale: t('乐季套票与预售。', 'Season packages and presale.'),
} as const satisfies Readonly<Partial<Record<PageName, Bilingual>> & Record<PublicPage, Bilingual>>;

const NOTHING = t(
  '和鸣交响乐团，以及它的家和鸣音乐厅。',
  'The Heming Symphony Orchestra and its home, the Heming Concert Hall.',
);
export const description = (name: PageName | null): Bilingual =>
  name && name in DESCRIPTIONS ? DESCRIPTIONS[name as keyof typeof DESCRIPTIONS] : NOTHING;
