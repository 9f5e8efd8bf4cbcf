import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const SEND = '*/thvendor/symphony/contact/sendMessage.xhtml';

describe('a series', () => {
  it.each([
    ['zh-CN/pc', '亲子音乐会', '看演出与购票'],
    ['en-US/mobile', 'Family concerts', 'Concert and tickets'],
  ])('of concerts leads to their tickets: %s', async (tree, title, buy) => {
    await renderPath(`/${tree}/education-view?id=family-concerts`);
    expect((await screen.findByRole('heading', { level: 1, name: title })).textContent).toBe(title);
    await waitFor(() => expect(document.title).toContain(title));
    const links = screen.getAllByRole('link', { name: buy });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(
        /musicale-detail\?id=(britten-guide|carnival-animals)&scheduleId=/,
      );
    // Nobody is asked for places where tickets are sold.
    expect(document.getElementById('ask')).toBeNull();
  });

  it('shows all its dates on demand', async () => {
    const { user } = await renderPath('/en-US/pc/education-view?id=listening-evenings');
    const dates = await screen.findByRole('region', { name: 'Dates' });
    expect(within(dates).getAllByRole('listitem')).toHaveLength(6);
    await user.click(within(dates).getByRole('button', { name: 'Show all dates' }));
    expect(within(dates).getAllByRole('listitem').length).toBeGreaterThan(12);
  });

  it.each(['nothing', '', '%3Cscript%3E', 'x'.repeat(500)])(
    'that there is not is said, with a way on: %s',
    async id => {
      await renderPath(`/en-US/pc/education-view?id=${id}`);
      await screen.findByRole('heading', { level: 1, name: 'There is no such series' });
      expect(screen.getByRole('link', { name: 'See all series' }).getAttribute('href')).toBe(
        '/en-US/pc/education',
      );
    },
  );
});

describe('asking for places', () => {
  const fill = async (user: Awaited<ReturnType<typeof renderPath>>['user']) => {
    await user.type(screen.getByRole('textbox', { name: /How many/ }), '28');
    await user.type(screen.getByRole('textbox', { name: /School or organisation/ }), 'Tingsong Primary');
    await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ms Zhou');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'zhou@school.example');
    await user.click(screen.getByRole('checkbox', { name: /may keep this/ }));
  };

  it('begins at a date, is kept by the box office, and gives a reference', async () => {
    const { user } = await renderPath('/en-US/pc/education-view?id=school-mornings');
    const dates = await screen.findByRole('region', { name: 'Dates' });
    const first = within(dates).getAllByRole('button', { name: 'Ask for this date' })[0] as HTMLElement;
    await user.click(first);
    expect(first.textContent).toBe('Chosen');
    const session = screen.getByRole('combobox', { name: 'Date' }) as HTMLSelectElement;
    expect(session.value).toMatch(/^school-\d{8}-1000$/);
    await waitFor(() => expect(document.activeElement).toBe(session));
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    const done = await screen.findByRole('heading', { name: 'It has arrived. Thank you' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    const reference = /reference is (Q\d{6}-\w{6})/.exec(document.body.textContent ?? '')?.[1] ?? '';
    const kept = await office().deps.store.direct.enquiries.enquiry(reference);
    expect(kept).toMatchObject({
      topic: 'education',
      name: 'Ms Zhou',
      email: 'zhou@school.example',
      mobile: null,
    });
    expect(kept?.message).toContain('Places in the series “A classroom in the hall”');
    expect(kept?.message).toContain('How many: 28');
    expect(kept?.message).toContain('School or organisation: Tingsong Primary');
    expect(kept?.message).toMatch(/Date: .*10:00/);
  });

  it('says what is missing, and sends nothing', async () => {
    let sent = 0;
    office().server.use(
      http.post(SEND, () => {
        sent++;
        return Response.error();
      }),
    );
    const { user } = await renderPath('/en-US/pc/education-view?id=cradle');
    await screen.findByRole('heading', { name: 'Ask for places' });
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    for (const text of ['Please tell us your name.', 'Please agree to our keeping this.'])
      await screen.findByText(text);
    const name = screen.getByRole('textbox', { name: /Your name/ });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.type(name, 'Ms Zhou');
    await user.type(screen.getByRole('textbox', { name: /How many/ }), '0');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await screen.findByText('Please give a number from 1 to 300.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /How many/ })),
    );
    expect(sent).toBe(0);
  });

  it('keeps what was typed when it fails, and sends the same letter again under the same id', async () => {
    expectErrors();
    const ids: string[] = [];
    office().server.use(
      http.post(SEND, async ({ request }) => {
        ids.push(new URLSearchParams(await request.clone().text()).get('requestId') ?? '');
        if (ids.length === 1)
          return Response.json({ success: false, errcode: '2006', msg: 'Too many letters today.' });
        return office().app.fetch(request);
      }),
    );
    const { user } = await renderPath('/en-US/pc/education-view?id=school-mornings');
    await screen.findByRole('heading', { name: 'Ask for places' });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many letters today.');
    expect((screen.getByRole('textbox', { name: /Your name/ }) as HTMLInputElement).value).toBe('Ms Zhou');
    expect((screen.getByRole('textbox', { name: /School/ }) as HTMLInputElement).value).toBe(
      'Tingsong Primary',
    );
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await screen.findByRole('heading', { name: 'It has arrived. Thank you' });
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });

  it('keeps a field for programs out of sight and out of the way', async () => {
    await renderPath('/zh-CN/pc/education-view?id=cradle');
    await screen.findByRole('heading', { name: '预约名额' });
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(screen.queryByRole('textbox', { name: '请留空' })).toBeNull();
  });
});
