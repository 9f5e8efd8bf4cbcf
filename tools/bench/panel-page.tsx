import '../../src/styles/global.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { DiscountEntry, DiscountRepository } from '#domain/contract/discount.ts';
import { GroupContent } from '#features/discounts/group-content.tsx';
import { GroupRow } from '#features/discounts/group-row.tsx';
import type { Discounts } from '#features/discounts/use-discounts.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import type { Tree } from '#site/tree.ts';

// The same entries twice: in the panel of the order page, and as a plain list: panel.html?view=bare&tree=zh-CN/mobile
const query = new URLSearchParams(location.search);
const count = Number(query.get('count') ?? 200);
const phone = query.get('layout') === 'mobile';
const tree: Tree = { locale: 'zh-CN', layout: phone ? 'mobile' : 'pc' };
document.documentElement.classList.toggle('m', phone);

const coupons = Array.from({ length: count }, (_, i): DiscountEntry => {
  const available = i % 3 > 0;
  return {
    tmpId: `coupon-${i}`,
    cancelTmpId: '',
    title: `音乐季优惠券 ${i + 1}`,
    description: '定期音乐会可用。',
    available,
    applied: false,
    excluded: false,
    excludeMsg: '',
    disableMsgs: available ? [] : ['订单金额未满 500 元。'],
    endtime: '2027-06-30T15:59:59.000Z',
    discountDesc: `${20 + (i % 30)}元`,
    cardtype: '',
    totalnum: 1,
    usednum: 0,
    amount: available ? 20 + (i % 30) : 0,
    condition: '满 500 元',
  };
});
const repo = { coupons } as unknown as DiscountRepository;
const discounts = {
  choose: () => undefined,
  shown: () => false,
  waits: () => false,
  redeem: async () => true,
} as unknown as Discounts;

function Bare() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        优惠券/优惠码
      </button>
      {open && (
        <ul>
          {coupons.map(c => (
            <li key={c.tmpId}>
              <label>
                <input type="checkbox" checked={false} onChange={() => undefined} />
                {c.title} {c.discountDesc} {c.condition} {c.disableMsgs[0]} {c.description} {c.endtime}
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

await ensureCopy('zh-CN', ['common', 'ui', 'discount']);
const stage = document.getElementById('stage');
if (!stage) throw new Error('panel.html has no #stage');
createRoot(stage).render(
  <TreeProvider tree={tree}>
    {query.get('view') === 'bare' ? (
      <Bare />
    ) : (
      <GroupRow name="优惠券/优惠码" total={0} can none="无可用" toastNone="暂无可用优惠券。">
        <GroupContent group="coupon" repo={repo} discounts={discounts} />
      </GroupRow>
    )}
  </TreeProvider>,
);
