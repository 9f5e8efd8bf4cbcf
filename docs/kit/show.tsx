import { PAGE_ART } from '#art/page-art.ts';
import { Art, Portrait } from '#ui/art.tsx';
import { Availability, Tag } from '#ui/availability.tsx';
import { Banner } from '#ui/banner.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button, IconButton, LinkButton } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Icon } from '#ui/icon.tsx';
import { type IconName, icons } from '#ui/icon-core.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { Pager } from '#ui/pager.tsx';
import { Price, PriceRange } from '#ui/price.tsx';
import { Steps } from '#ui/steps.tsx';
import { Columns, Samples, Section, useSay } from './section.tsx';

const TONES = Object.values(PAGE_ART).slice(0, 4);
const ICONS = Object.keys(icons) as IconName[];
const FIRST_VIOLINS = { seed: 'violin-1', key: 'A major', instrument: 'violin', mood: 'dark' };

/** What is looked at and pressed. */
export function Show() {
  const say = useSay();
  return (
    <>
      <Section title={['文字', 'Type']}>
        <p className="serif t-display">{say('第五交响曲', 'Symphony No. 5')}</p>
        <h2 className="t-h1">{say('冼星海《黄河大合唱》', 'Yellow River Cantata')}</h2>
        <h2>{say('近期音乐会，全年 142 场', 'The next of 142 concerts a year')}</h2>
        <h3>{say('圣-桑　第三交响曲“管风琴”', 'Saint-Saëns, Symphony No. 3, “Organ”')}</h3>
        <h4>{say('室内乐雅集', 'Chamber salon')}</h4>
        <p className="lead">{say('开演前四十五分钟入场。', 'Doors open forty-five minutes before.')}</p>
        <p lang="en">
          <em>The Young Person’s Guide</em>, <em>La Mer</em>, Dvořák and Bartók
        </p>
        <p className="prose mt-4">
          {say(
            '开演前四十五分钟入场。迟到的观众请在休息厅等候，第一乐章结束后由引座员带入。',
            'Doors open forty-five minutes before the concert. Latecomers wait in the foyer and are shown in after the first movement.',
          )}
        </p>
        <p className="sec">{say('次要文字', 'Secondary text')}</p>
        <p className="ter sm">{say('说明文字', 'A caption')}</p>
        <p className="num">2026-12-05 19:30</p>
      </Section>
      <Section title={['按钮', 'Buttons']}>
        <Samples>
          <Button look="accent" size="lg">
            {say('选座购票', 'Choose seats')}
          </Button>
          <Button look="accent">{say('立即支付', 'Pay ¥1,492.00')}</Button>
          <Button>{say('查看套票', 'See packages')}</Button>
          <Button look="ghost">{say('加入套票', 'Add')}</Button>
          <Button look="quiet">{say('购票须知', 'Ticket FAQ')}</Button>
          <Button size="sm">{say('电子票', 'E-ticket')}</Button>
          <Button look="ghost" size="sm">
            {say('详情', 'Details')}
          </Button>
          <Button busy>{say('正在提交', 'Sending')}</Button>
          <Button disabled>{say('已售罄', 'Sold out')}</Button>
          <LinkButton to="/" look="ghost">
            {say('全部音乐会', 'All concerts')}
          </LinkButton>
          <MoreLink to="?">{say('更多', 'More')}</MoreLink>
          <button type="button" className="underlined t-sm">
            {say('撤销', 'Undo')}
          </button>
        </Samples>
        <div className="mt-4">
          <Button block>{say('确认', 'Confirm')}</Button>
        </div>
        <Art
          attrs={TONES[0] as (typeof TONES)[0]}
          ratio="r169"
          size="banner"
          className="on-art mt-4 measure"
          lazy={false}
        >
          <div className="absolute inset-0 row gap-4 px-6">
            <Button onArt>{say('购票', 'Tickets')}</Button>
            <Button onArt look="ghost">
              {say('详情', 'Details')}
            </Button>
          </div>
        </Art>
      </Section>
      <Section title={['图标', 'Icons']}>
        <Samples>
          {ICONS.map(name => (
            <IconButton key={name} label={name} icon={name} />
          ))}
          <IconButton plain label="plain">
            <Icon name="heart" fill />
          </IconButton>
        </Samples>
      </Section>
      <Section title={['余票、标签、价格', 'Availability, tag, price']}>
        <Samples>
          <Availability kind="on">{say('可售', 'On sale')}</Availability>
          <Availability kind="few">{say('余票紧张', 'Few seats left')}</Availability>
          <Availability kind="out">{say('售罄', 'Sold out')}</Availability>
          <Availability kind="pre">{say('10 月 20 日开票', 'On sale 20 Oct')}</Availability>
          <Tag>{say('雅集 九折', 'Salon, 10% off')}</Tag>
          <span className="t-4">
            <Price yuan={880} /> <Price yuan={176} neg exact />
          </span>
          <PriceRange min={80} max={1880} />
        </Samples>
      </Section>
      <Section title={['路径、翻页、步骤', 'Breadcrumb, pages, steps']}>
        <Breadcrumb
          items={[
            { name: say('首页', 'Home'), path: '/' },
            { name: say('返回', 'Back'), back: true },
            { name: say('音乐会', 'Concerts'), path: '/c' },
            { name: 'x' },
          ]}
          title={say('马勒第五交响曲', 'Mahler, Symphony No. 5')}
        />
        <Pager of={{ pageNo: 6, total: 120 }} href={n => `/?p=${n}`} />
        <Pager of={{ pageNo: 1, total: 120 }} href={n => `/?p=${n}`} />
        <div className="mt-6">
          <Columns least={22}>
            <Steps current={1} /> <Steps current={2} /> <Steps current={3} />
          </Columns>
        </div>
      </Section>
      <Section title={['图画与卡片', 'Artwork and cards']}>
        <Columns least={11}>
          {TONES.map((tone, i) => (
            <a key={tone.seed} className="card" href="?">
              <Art attrs={tone} ratio="r34" size="poster" lazy={false} />
              <p className="when">
                <span className="num">{`12/${i + 5}`}</span> {say('周六', 'Sat')}
              </p>
              <h3>{say('贝多芬　英雄', 'Beethoven, Eroica')}</h3>
              <p className="between">
                <PriceRange min={80} max={680} />
                <Availability kind="on">{say('可售', 'On sale')}</Availability>
              </p>
            </a>
          ))}
          <Portrait
            attrs={FIRST_VIOLINS}
            seal={say('顾', 'Gu')}
            alt={say('顾景行', 'Gu Jingxing')}
            lazy={false}
          />
        </Columns>
      </Section>
      <Section title={['横幅与轮播', 'Banner and carousel']}>
        <Banner title={say('音乐会', 'Concerts')} level="h2" />
        <Banner
          title={say('新闻中心', 'News')}
          type={5}
          level="h2"
          lead={say('排练、巡演与人', 'Rehearsals, tours and people')}
        />
        <Carousel
          label={say('乐季看点', 'Highlights')}
          slides={TONES.map(tone => ({
            key: tone.seed,
            content: <Art attrs={tone} ratio="r169" size="wide" lazy={false} />,
          }))}
        />
      </Section>
    </>
  );
}
