import type { ReactNode } from 'react';
import type { ArtTone } from '#art/path.ts';
import { OrderStatus } from '#features/order/order-status.tsx';
import { useTree } from '#i18n/tree-context.tsx';
import { Art, Portrait } from '#ui/art.tsx';
import { Availability, Tag } from '#ui/availability.tsx';
import { Banner } from '#ui/banner.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Icon } from '#ui/icon.tsx';
import { Mark } from '#ui/mark.tsx';
import { Pager } from '#ui/pager.tsx';
import { Price, PriceRange } from '#ui/price.tsx';
import { Steps } from '#ui/steps.tsx';

export const MAHLER: ArtTone = { seed: 'mahler-5', key: 'C# minor', motif: 'horn', mood: 'dark', number: 5 };
const TONES: readonly ArtTone[] = [
  MAHLER,
  { seed: 'debussy-lamer', key: 'Db major', motif: 'waves', mood: 'lyric', rough: 0.8 },
  { seed: 'sibelius-vc', key: 'D minor', motif: 'fhole', mood: 'lyric' },
  { seed: 'new-year', key: 'D major', motif: 'discs', mood: 'festive', number: 6 },
];
const STATUSES = [
  'new_locked',
  'cancel_sys',
  'cancel_user',
  'paid_uncheck',
  'paid_failure',
  'paid_certain',
  'paid_success',
  'paid_return_succ',
  'paid_return_fail',
  'paid_return_cert',
  'EXCEPTION',
  'DONE',
  'OP_REFUND',
];

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginTop: '3rem' }}>
      <div className="sec-head" style={{ marginBottom: '1.5rem' }}>
        <h2 lang="en">{title}</h2>
      </div>
      {children}
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>{children}</div>
);

export function Show() {
  const zh = useTree().locale === 'zh-CN';
  return (
    <>
      <header className="head">
        <span className="brand">
          <Mark />
          <b>{zh ? '和鸣交响乐团' : 'Heming Symphony Orchestra'}</b>
        </span>
      </header>
      <Banner title={zh ? '音乐会' : 'Concerts'} />
      <Banner
        title={zh ? '新闻中心' : 'News Center'}
        type={5}
        lead={zh ? '排练、巡演与人' : 'Rehearsals, tours and people'}
      />
      <div className="wrap">
        <Section title="Type">
          <p className="serif" style={{ fontSize: 'var(--t-display)', lineHeight: 'var(--lh-display)' }}>
            第五交响曲 <span lang="en">Symphony No. 5</span>
          </p>
          <h1>冼星海《黄河大合唱》</h1>
          <h2>近期音乐会，全年142场</h2>
          <h3>圣-桑　第三交响曲“管风琴”</h3>
          <p lang="en">
            <em>The Young Person’s Guide</em>, <em>La Mer</em>, Dvořák and Bartók
          </p>
          <div className="prose" style={{ marginTop: '1rem' }}>
            <p>
              {zh
                ? '开演前四十五分钟入场。迟到的观众请在休息厅等候，第一乐章结束后由引座员带入。'
                : 'Doors open forty-five minutes before the concert. Latecomers wait in the foyer and are shown in after the first movement.'}
            </p>
          </div>
        </Section>
        <Section title="Buttons">
          <Row>
            <Button look="accent" size="lg">
              {zh ? '选座购票' : 'Choose seats'}
            </Button>
            <Button look="accent">{zh ? '立即支付' : 'Pay ¥1,492.00'}</Button>
            <Button>{zh ? '查看套票' : 'See packages'}</Button>
            <Button look="ghost">{zh ? '加入套票' : 'Add'}</Button>
            <Button look="quiet">{zh ? '购票须知' : 'Ticket FAQ'}</Button>
            <Button size="sm">{zh ? '电子票' : 'E-ticket'}</Button>
            <Button look="ghost" size="sm">
              {zh ? '详情' : 'Details'}
            </Button>
            <Button disabled>{zh ? '已售罄' : 'Sold out'}</Button>
            <IconButton label={zh ? '放大' : 'Zoom in'}>
              <Icon name="plus" />
            </IconButton>
            <IconButton label={zh ? '收藏' : 'Save'}>
              <Icon name="heart" />
            </IconButton>
          </Row>
        </Section>
        <Section title="Availability, tag, price, date">
          <Row>
            <Availability kind="on">{zh ? '可售' : 'On sale'}</Availability>
            <Availability kind="few">{zh ? '余票紧张' : 'Few seats left'}</Availability>
            <Availability kind="out">{zh ? '售罄' : 'Sold out'}</Availability>
            <Availability kind="pre">{zh ? '10 月 20 日开票' : 'On sale 20 Oct'}</Availability>
            <Tag>{zh ? '雅集 九折' : 'Salon, 10% off'}</Tag>
            <span style={{ fontSize: '1.8rem' }}>
              <Price yuan={880} /> <Price yuan={176} neg exact />
            </span>
            <PriceRange min={80} max={1880} />
          </Row>
        </Section>
        <Section title="Breadcrumb, pages, steps">
          <Breadcrumb
            items={[
              { name: zh ? '首页' : 'Home', path: '/' },
              { name: zh ? '返回' : 'Back', back: true },
              { name: zh ? '音乐会' : 'Concerts', path: '/c' },
              { name: 'x' },
            ]}
            title={zh ? '马勒第五交响曲' : 'Mahler, Symphony No. 5'}
          />
          <Pager page={6} total={120} href={n => `/?p=${n}`} />
          <Pager page={1} total={120} href={n => `/?p=${n}`} />
          <div
            style={{
              display: 'grid',
              gap: '2rem',
              marginTop: '1.5rem',
              gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,22rem),1fr))',
            }}
          >
            <Steps current={1} /> <Steps current={2} /> <Steps current={3} />
          </div>
        </Section>
        <Section title="Artwork, portrait, ticket">
          <div
            style={{
              display: 'grid',
              gap: '1.5rem',
              gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,11rem),1fr))',
            }}
          >
            {TONES.map(tone => (
              <Art key={tone.seed} attrs={tone} ratio="r34" size="poster" />
            ))}
            <Portrait
              attrs={{ seed: 'gu', key: 'D minor', instrument: 'conductor' }}
              seal="顾"
              alt={zh ? '顾景行' : 'Gu Jingxing'}
            />
            <Portrait
              attrs={{ seed: 'su', key: 'A major', instrument: 'violin', mood: 'heroic' }}
              seal="欧阳"
              alt="Ouyang"
            />
          </div>
        </Section>
        <Section title="Carousel">
          <Carousel
            label={zh ? '乐季看点' : 'Highlights'}
            slides={TONES.map(tone => ({
              key: tone.seed,
              content: <Art attrs={tone} ratio="r169" size="wide" lazy={false} />,
            }))}
          />
        </Section>
        <Section title="Order status">
          <Row>
            {STATUSES.map(s => (
              <OrderStatus key={s} value={s} family="seat" />
            ))}
          </Row>
        </Section>
      </div>
    </>
  );
}
