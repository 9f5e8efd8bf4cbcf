import { useState } from 'react';
import { Accordion } from '#ui/accordion.tsx';
import { Calendar } from '#ui/calendar.tsx';
import { Chip, ChipLink, Chips } from '#ui/chip.tsx';
import { Checkbox, RadioGroup } from '#ui/choice.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { Countdown } from '#ui/countdown.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { MobileField } from '#ui/phone-field.tsx';
import { RegionSelect } from '#ui/region-select.tsx';
import { CodeField, PasswordField } from '#ui/secret-fields.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Upload } from '#ui/upload.tsx';
import { Columns, Section, useSay } from './section.tsx';

export function Controls() {
  const say = useSay();
  const [radio, setRadio] = useState<'e' | 'p'>('e');
  const [tab, setTab] = useState<'all' | 'wait' | 'done'>('all');
  const [view, setView] = useState<'list' | 'cal'>('list');
  const [points, setPoints] = useState(1200);
  const [area, setArea] = useState<readonly string[]>(['上海市']);
  const [month, setMonth] = useState('2026-12');
  const [day, setDay] = useState('2026-12-05');
  return (
    <>
      <Section title={['填写与选择', 'Fields and choice']}>
        <Columns least={24}>
          <div className="grid gap-4">
            <PhoneField label={say('手机号', 'Mobile')} defaultValue="13800138000" />
            <EmailField
              label={say('邮箱', 'E-mail')}
              defaultValue="shen@heming"
              error={say('请输入完整的邮箱地址', 'Enter the whole address')}
            />
            <Select
              label={say('证件类型', 'Certificate')}
              options={[
                { value: 'a', label: say('身份证', 'Identity card') },
                { value: 'b', label: say('护照', 'Passport') },
              ]}
            />
            <TextInput
              label={say('姓名', 'Name')}
              hint={say('与证件一致', 'As in the certificate')}
              counter
            />
            <TextArea label={say('留言', 'Message')} optional />
            <CodeField label={say('短信验证码', 'Code')} onSend={() => Promise.resolve(true)} />
            <PasswordField label={say('密码', 'Password')} defaultValue="Heming-2026" />
            <Select
              label={say('场次', 'Performance')}
              disabled
              options={[{ value: 'a', label: say('未开票', 'Not on sale yet') }]}
            />
            <MobileField label={say('手机号', 'Mobile')} region={{}} startRegion="CN" />
            <RegionSelect legend={say('所在地区', 'Area')} id="kit-area" value={area} onChange={setArea} />
            <ErrorSummary
              problems={[{ id: 'none', text: say('请输入完整的邮箱地址', 'Enter the whole address') }]}
            />
          </div>
          <div className="grid gap-4">
            <RadioGroup
              legend={say('取票方式', 'Delivery')}
              value={radio}
              onChange={setRadio}
              options={[
                {
                  value: 'e',
                  label: say('电子票，一座一码', 'E-ticket, one code per seat'),
                  hint: say('无需配送', 'No delivery needed'),
                },
                { value: 'p', label: say('票房自取', 'Collect at the box office') },
              ]}
            />
            <Checkbox label={say('我已阅读购票须知', 'I accept the ticket terms')} defaultChecked />
            <Checkbox
              label={say('只看可售', 'On sale only')}
              error={say('请先同意', 'Please accept first')}
            />
            <Chips label={say('类别', 'Type')}>
              <Chip on count={12} onClick={() => undefined}>
                {say('全部', 'All')}
              </Chip>
              <Chip onClick={() => undefined}>{say('交响', 'Symphonic')}</Chip>
              <Chip onClick={() => undefined}>{say('室内乐', 'Chamber')}</Chip>
              <ChipLink to="/">{say('合唱', 'Choral')}</ChipLink>
            </Chips>
            <Segmented
              label={say('视图', 'View')}
              value={view}
              onChange={setView}
              segments={[
                {
                  value: 'list',
                  label: (
                    <>
                      <Icon name="list" />
                      {say('列表', 'List')}
                    </>
                  ),
                },
                {
                  value: 'cal',
                  label: (
                    <>
                      <Icon name="cal" />
                      {say('日历', 'Calendar')}
                    </>
                  ),
                },
              ]}
            />
            <Tabs
              label={say('订单', 'Orders')}
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'all', label: say('全部', 'All') },
                { value: 'wait', label: say('待支付', 'Unpaid'), count: 1 },
                { value: 'done', label: say('已成功', 'Succeeded') },
              ]}
            >
              <p className="sm sec py-4">{tab}</p>
            </Tabs>
            <Upload
              label={say('上传证件照', 'Upload a photo')}
              accept="image/*"
              onFile={() => undefined}
              hint={say('不超过 2 MB', 'Up to 2 MB')}
            />
            <Countdown seconds={873} />
            <Stepper
              label={say('使用积分', 'Points to use')}
              value={points}
              max={3400}
              steps={[-1000, -100, 100, 1000]}
              onChange={setPoints}
              extremes
            />
          </div>
        </Columns>
      </Section>
      <Section title={['日历、折叠、表格', 'Calendar, accordion, table']}>
        <Columns least={24}>
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
            <Accordion title={say('可以退票吗？', 'Can I return my ticket?')} open>
              <p className="sec">{say('开演前 48 小时可退。', 'Up to 48 hours before the concert.')}</p>
            </Accordion>
            <Accordion title={say('儿童可以入场吗？', 'May children come?')}>
              <p>{say('六岁以上。', 'From the age of six.')}</p>
            </Accordion>
            <Table caption={say('票价', 'Prices')}>
              <thead>
                <tr>
                  <th scope="col">{say('票区', 'Area')}</th>
                  <th scope="col" data-align="end">
                    {say('票价', 'Price')}
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>{say('池座 A 区', 'Stalls A')}</td>
                  <td data-align="end" className="num">
                    680
                  </td>
                </tr>
                <tr>
                  <td>{say('楼座', 'Balcony')}</td>
                  <td data-align="end" className="num">
                    80
                  </td>
                </tr>
              </tbody>
            </Table>
          </div>
        </Columns>
      </Section>
    </>
  );
}
