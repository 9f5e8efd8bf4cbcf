import { act, screen, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/ui.tsx';
import { Button } from './button.tsx';
import { Checkbox, RadioGroup } from './choice.tsx';
import { EmailField, PhoneField } from './contact-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Select, TextArea, TextInput } from './inputs.tsx';
import { MobileField } from './phone-field.tsx';
import { CodeField, PasswordField } from './secret-fields.tsx';
import { Stepper } from './stepper.tsx';
import { Tabs } from './tabs.tsx';
import { Upload } from './upload.tsx';

afterEach(() => vi.useRealTimers());

function Group() {
  const [value, set] = useState<'a' | 'b'>('a');
  return (
    <RadioGroup
      legend="Delivery"
      value={value}
      onChange={set}
      options={[
        { value: 'a', label: 'E-ticket' },
        { value: 'b', label: 'Box office', hint: 'From 10:00' },
      ]}
    />
  );
}

function Three() {
  const [value, set] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs
      label="Orders"
      value={value}
      onChange={set}
      tabs={[
        { value: 'a', label: 'All' },
        { value: 'b', label: 'Unpaid', count: 1 },
        { value: 'c', label: 'Done' },
      ]}
    >{`panel ${value}`}</Tabs>
  );
}

function Points({ max = 1700 }: { max?: number }) {
  const [value, set] = useState(0);
  return (
    <Stepper
      label="Points"
      value={value}
      valueText={`${value} points`}
      max={max}
      steps={[-1000, -100, 100, 1000]}
      onChange={set}
      extremes
    />
  );
}

describe('fields', () => {
  it('tie label, hint and error to the control', async () => {
    await renderUi(<TextInput label="Name" hint="As in the passport" error="Enter a name" />);
    const input = screen.getByRole('textbox', {
      name: 'Name',
      description: 'Enter a name As in the passport',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
  it('take 140 characters by default and count them', async () => {
    const send = vi.fn((event: FormEvent) => event.preventDefault());
    const { user } = await renderUi(
      <form onSubmit={send}>
        <TextArea label="Message" />
        <button type="submit">Send</button>
      </form>,
    );
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(area, 'Bravo');
    expect(screen.getByText('5/140')).toBeTruthy();
    await user.click(area);
    await user.paste('x'.repeat(200));
    // Nothing is cut: it is said, and the form waits.
    expect(area.value).toHaveLength(205);
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/65/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(area);
    await user.clear(area);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledOnce();
  });
  it.each([
    ['a line', <TextInput key="f" label="Here" maxLength={8} />, 8],
    ['an e-mail address', <EmailField key="f" label="Here" maxLength={8} />, 8],
    ['a mobile number', <PhoneField key="f" label="Here" />, 40],
    ['a number of any country', <MobileField key="f" label="Here" region={{}} startRegion="CN" />, 40],
    ['a password', <PasswordField key="f" label="Here" />, 64],
  ])('%s that is too long is kept, said to be so, and holds the form back', async (_, field, max) => {
    const send = vi.fn((event: FormEvent) => event.preventDefault());
    const { user } = await renderUi(
      <form noValidate onSubmit={send}>
        {field}
        <button type="submit">Send</button>
      </form>,
    );
    const box = screen.getByLabelText<HTMLInputElement>('Here');
    await user.click(box);
    await user.paste('7'.repeat(max + 3));
    expect(box.value).toHaveLength(max + 3);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(`At most ${max} characters: please shorten this by 3.`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).not.toHaveBeenCalled();
    await user.clear(box);
    await user.paste('7'.repeat(max));
    expect(box.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledOnce();
  });
  it('a code is pasted as the message has it', async () => {
    const { user } = await renderUi(<CodeField label="Code" onSend={async () => true} />);
    const box = screen.getByLabelText<HTMLInputElement>('Code');
    await user.click(box);
    await user.paste('123 ４56');
    expect(box.value).toBe('123456');
  });
  it('select is the platform’s own', async () => {
    const onChange = vi.fn();
    const { user } = await renderUi(
      <Select
        label="Certificate"
        onChange={onChange}
        options={[
          { value: 'idcard', label: 'Identity card' },
          { value: 'passport', label: 'Passport' },
        ]}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Certificate' }), 'Passport');
    expect(onChange).toHaveBeenCalledOnce();
  });
  it('a password can be shown', async () => {
    const { user } = await renderUi(<PasswordField label="Password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(input.type).toBe('text');
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeTruthy();
  });
});

describe('CodeField', () => {
  it('waits after a code was sent, and then offers another', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onSend = vi.fn(() => Promise.resolve(true));
    const { user } = await renderUi(<CodeField label="Code" onSend={onSend} />, { timers: true });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const wait = await screen.findByRole('button', { name: 'Again in 60 s' });
    await user.click(wait);
    expect(onSend).toHaveBeenCalledOnce();
    act(() => vi.advanceTimersByTime(60_300));
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(onSend).toHaveBeenCalledTimes(2);
  });
  it.each([
    ['false', () => Promise.resolve(false)],
    ['a rejection', () => Promise.reject(new Error('no'))],
  ])('does not wait after %s', async (_, onSend) => {
    const { user } = await renderUi(<CodeField label="Code" onSend={onSend} />);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-disabled')).not.toBe(
        'true',
      ),
    );
  });
  it('is filled by the platform from the message', async () => {
    await renderUi(<CodeField label="Code" onSend={() => undefined} />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
  });
});

describe('choices', () => {
  it('radio group: arrows choose, the legend names it', async () => {
    const { user } = await renderUi(<Group />);
    expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'E-ticket' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Box office/ }).checked).toBe(true);
  });
  it('checkbox says why it is wrong', async () => {
    await renderUi(<Checkbox label="I agree" error="Please agree first" />);
    expect(
      screen
        .getByRole('checkbox', { name: 'I agree', description: 'Please agree first' })
        .getAttribute('aria-invalid'),
    ).toBe('true');
  });
  it('a busy button keeps its place and does nothing', async () => {
    const onClick = vi.fn();
    const { user } = await renderUi(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Pay', busy: true }));
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('Tabs', () => {
  it('one tab stop; arrows, Home and End choose and go round', async () => {
    const { user } = await renderUi(<Three />);
    await user.tab();
    const chosen = () => screen.getByRole('tab', { selected: true });
    expect(document.activeElement).toBe(chosen());
    await user.keyboard('{ArrowRight}');
    expect(chosen().textContent).toBe('Unpaid1');
    await user.keyboard('{End}{ArrowRight}');
    expect(chosen().textContent).toBe('All');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(chosen());
    expect(screen.getByRole('tabpanel', { name: 'Done' }).textContent).toBe('panel c');
  });
});

describe('Stepper', () => {
  const value = () => screen.getByRole('spinbutton', { name: 'Points' }).getAttribute('aria-valuenow');
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('steps, stops at the floor and at the cap, and says so', async () => {
    const { user } = await renderUi(<Points />);
    expect(button('Take away 100').disabled).toBe(true);
    await user.click(button('Add 1000'));
    await user.click(button('Add 1000'));
    expect(value()).toBe('1700');
    expect(button('Add 100').disabled).toBe(true);
    expect(screen.getByText('1,700 is the most')).toBeTruthy();
    await user.click(button('Reset'));
    expect(value()).toBe('0');
    await user.click(button('Use all'));
    expect(value()).toBe('1700');
  });
  it('goes by keyboard', async () => {
    const { user } = await renderUi(<Points />);
    screen.getByRole('spinbutton').focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{PageUp}');
    expect(value()).toBe('1200');
    await user.keyboard('{End}{ArrowDown}');
    expect(value()).toBe('1600');
    await user.keyboard('{Home}');
    expect(value()).toBe('0');
  });
});

describe('Upload', () => {
  const png = new File(['x'], 'face.png', { type: 'image/png' });
  const input = () => screen.getByLabelText<HTMLInputElement>('Photo');

  it('hands on a file that passes the check, and filters by kind', async () => {
    const onFile = vi.fn();
    const { user } = await renderUi(
      <Upload label="Photo" accept="image/png" check={() => undefined} onFile={onFile} />,
    );
    expect(input().accept).toBe('image/png');
    await user.upload(input(), png);
    await waitFor(() => expect(onFile).toHaveBeenCalledWith(png));
    expect(screen.getByText('face.png')).toBeTruthy();
  });
  it('refuses with the reason', async () => {
    const onFile = vi.fn();
    const { user } = await renderUi(
      <Upload label="Photo" check={() => Promise.resolve('Too large')} onFile={onFile} />,
    );
    await user.upload(input(), png);
    expect(await screen.findByText('Too large')).toBeTruthy();
    expect(onFile).not.toHaveBeenCalled();
  });
});

describe('ErrorSummary', () => {
  it('takes the focus and leads to the control', async () => {
    const { user } = await renderUi(
      <>
        <ErrorSummary problems={[{ id: 'name', text: 'Enter a name' }]} />
        <TextInput id="name" label="Name" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText('One thing needs your attention')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Enter a name' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });
});
