import { PAGE_ART } from '#art/page-art.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/choice.tsx';
import { ChoicePart, OrderChoice } from '#ui/order-choice.tsx';
import { Section, useSay } from './section.tsx';

/** The step before an order. */
export function Choosing() {
  const say = useSay();
  return (
    <Section title={['选购', 'Choosing']}>
      <OrderChoice
        art={PAGE_ART.cards}
        kicker={say('会员卡', 'Membership card')}
        title={say('知音卡', 'Kindred Ear card')}
        lead={say('一年四场，提前两天选座。', 'Four evenings a year, and seats two days before others.')}
        facts={[{ name: say('有效期', 'Valid'), value: say('一年', 'One year') }]}
        text={[say('可与一位朋友同行。', 'A friend comes along.')]}
        lines={[{ key: 'card', label: say('知音卡', 'Kindred Ear card'), yuan: 680 }]}
        none={say('尚未选择', 'Nothing chosen')}
        totalLabel={say('合计', 'Total')}
        total={680}
        notes={[say('付款后立即生效。', 'It begins with the payment.')]}
        action={<Button look="accent">{say('去付款', 'Pay')}</Button>}
      >
        <ChoicePart title={say('领取方式', 'Delivery')}>
          <Radio name="delivery" label={say('电子卡', 'In the account')} defaultChecked />
          <Radio name="delivery" label={say('票房领取', 'At the box office')} />
        </ChoicePart>
      </OrderChoice>
    </Section>
  );
}
