import type { GatewayCode } from '#domain/contract/order.ts';
import { useCopy } from '#i18n/copy.ts';
import { Radio } from '#ui/choice.tsx';
import styles from './gateway.module.css';
import { GatewayMark } from './gateway-mark.tsx';

interface Props {
  offered: readonly GatewayCode[];
  value: GatewayCode;
  onChange: (code: GatewayCode) => void;
}

export function Gateways({ offered, value, onChange }: Props) {
  const t = useCopy('order');
  return (
    <fieldset className={`line-t ${styles.ways}`}>
      <legend className="vh">{t('pay.title')}</legend>
      {offered.map(code => (
        <Radio
          key={code}
          name="gateway"
          value={code}
          className={styles.way}
          checked={code === value}
          onChange={() => onChange(code)}
          hint={code === 'card' || code === 'desk' ? t(`pay.${code}Note`) : undefined}
          label={
            <span className="flex items-centre justify-between">
              {t(`pay.${code}`)}
              <GatewayMark code={code} />
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
