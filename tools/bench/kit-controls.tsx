import { useState } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Calendar } from '#ui/calendar.tsx';
import { Chip, Chips } from '#ui/chip.tsx';
import { Checkbox, RadioGroup } from '#ui/choice.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { Countdown } from '#ui/countdown.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { CodeField, PasswordField } from '#ui/secret-fields.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Upload } from '#ui/upload.tsx';
import { Section } from './kit-show.tsx';

const two = {
  display: 'grid',
  gap: '2rem 3rem',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,24rem),1fr))',
};

export function Controls() {
  const zh = useTree().locale === 'zh-CN';
  const [radio, setRadio] = useState<'e' | 'p'>('e');
  const [tab, setTab] = useState<'all' | 'wait' | 'done'>('all');
  const [view, setView] = useState<'list' | 'cal'>('list');
  const [points, setPoints] = useState(1200);
  const [month, setMonth] = useState('2026-12');
  const [day, setDay] = useState('2026-12-05');
  return (
    <>
      <Section title="Fields and choice">
        <div style={two}>
          <div className="grid gap-4">
            <PhoneField label={zh ? '手机号' : 'Mobile'} defaultValue="13800138000" />
            <EmailField
              label={zh ? '邮箱' : 'E-mail'}
              defaultValue="shen@heming"
              error={zh ? '请输入完整的邮箱地址' : 'Enter the whole address'}
            />
            <Select
              label={zh ? '证件类型' : 'Certificate'}
              options={[
                { value: 'a', label: zh ? '身份证' : 'Identity card' },
                { value: 'b', label: zh ? '护照' : 'Passport' },
              ]}
            />
            <TextInput
              label={zh ? '姓名' : 'Name'}
              hint={zh ? '与证件一致' : 'As in the certificate'}
              counter
            />
            <TextArea label={zh ? '留言' : 'Message'} optional />
            <CodeField label={zh ? '短信验证码' : 'Code'} onSend={() => Promise.resolve(true)} />
            <PasswordField label={zh ? '密码' : 'Password'} defaultValue="Heming-2026" />
            <ErrorSummary problems={[]} />
          </div>
          <div className="grid gap-4">
            <RadioGroup
              legend={zh ? '取票方式' : 'Delivery'}
              value={radio}
              onChange={setRadio}
              options={[
                {
                  value: 'e',
                  label: zh ? '电子票，一座一码' : 'E-ticket, one code per seat',
                  hint: zh ? '无需配送' : 'No delivery needed',
                },
                { value: 'p', label: zh ? '票房自取' : 'Collect at the box office' },
              ]}
            />
            <Checkbox label={zh ? '我已阅读购票须知' : 'I accept the ticket terms'} defaultChecked />
            <Checkbox
              label={zh ? '只看可售' : 'On sale only'}
              error={zh ? '请先同意' : 'Please accept first'}
            />
            <Chips label={zh ? '类别' : 'Type'}>
              <Chip on count={12} onClick={() => undefined}>
                {zh ? '全部' : 'All'}
              </Chip>
              <Chip onClick={() => undefined}>{zh ? '交响' : 'Symphonic'}</Chip>
              <Chip onClick={() => undefined}>{zh ? '室内乐' : 'Chamber'}</Chip>
            </Chips>
            <Segmented
              label={zh ? '视图' : 'View'}
              value={view}
              onChange={setView}
              segments={[
                {
                  value: 'list',
                  label: (
                    <>
                      <Icon name="list" />
                      {zh ? '列表' : 'List'}
                    </>
                  ),
                },
                {
                  value: 'cal',
                  label: (
                    <>
                      <Icon name="cal" />
                      {zh ? '日历' : 'Calendar'}
                    </>
                  ),
                },
              ]}
            />
            <Tabs
              label={zh ? '订单' : 'Orders'}
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'all', label: zh ? '全部' : 'All' },
                { value: 'wait', label: zh ? '待支付' : 'Unpaid', count: 1 },
                { value: 'done', label: zh ? '已成功' : 'Succeeded' },
              ]}
            >
              <p className="sm sec" style={{ padding: '1rem 0' }}>
                {tab}
              </p>
            </Tabs>
            <Upload
              label={zh ? '上传证件照' : 'Upload a photo'}
              accept="image/*"
              onFile={() => undefined}
              hint={zh ? '不超过 2 MB' : 'Up to 2 MB'}
            />
            <Countdown seconds={873} />
            <Stepper
              label={zh ? '使用积分' : 'Points to use'}
              value={points}
              max={3400}
              steps={[-1000, -100, 100, 1000]}
              onChange={setPoints}
              extremes
            />
          </div>
        </div>
      </Section>
      <Section title="Calendar, accordion, table">
        <div style={two}>
          <Calendar
            month={month}
            today="2026-12-02"
            selected={day}
            onMonth={setMonth}
            onSelect={setDay}
            marks={[
              { date: '2026-12-05', count: 2, colors: ['#9e4264', '#3e9b6a'] },
              { date: '2026-12-12', count: 1, colors: ['#c42e1a'] },
              { date: '2026-12-30', count: 1 },
            ]}
          />
          <div>
            <Accordion title={zh ? '可以退票吗？' : 'Can I return my ticket?'} open>
              <p className="sec">{zh ? '开演前 48 小时可退。' : 'Up to 48 hours before the concert.'}</p>
            </Accordion>
            <Accordion title={zh ? '儿童可以入场吗？' : 'May children come?'}>
              <p>{zh ? '六岁以上。' : 'From the age of six.'}</p>
            </Accordion>
            <Table caption={zh ? '票价' : 'Prices'}>
              <thead>
                <tr>
                  <th scope="col">{zh ? '票区' : 'Area'}</th>
                  <th scope="col" data-align="end">
                    {zh ? '票价' : 'Price'}
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>{zh ? '池座 A 区' : 'Stalls A'}</td>
                  <td data-align="end" className="num">
                    680
                  </td>
                </tr>
                <tr>
                  <td>{zh ? '楼座' : 'Balcony'}</td>
                  <td data-align="end" className="num">
                    80
                  </td>
                </tr>
              </tbody>
            </Table>
          </div>
        </div>
      </Section>
    </>
  );
}
