import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { forgetDevice } from '#features/login/forget-device.ts';
import { useUser } from '#stores/user.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

type User = Awaited<ReturnType<typeof renderPath>>['user'];
const LETTER = 'We would like to record a quartet in May.';
async function write(user: User): Promise<void> {
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'What is it about' }),
    'Hiring the hall',
  );
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ada Lin');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.org');
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), LETTER);
  await user.click(screen.getByRole('checkbox'));
}
const kept = () => office().deps.store.direct.enquiries.enquiries();

describe('contact', () => {
  it('lists departments with their lines, and a way to write to each', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/contactUs');
    const list = await screen.findByRole('region', { name: '找谁' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    expect(within(list).getByRole('link', { name: 'press@heming.example' }).getAttribute('href')).toBe(
      'mailto:press@heming.example',
    );
    await user.click(within(list).getByRole('button', { name: '写给艺术企划' }));
    await waitFor(() => expect(router.state.location.search).toBe('?topic=artistic'));
    await waitFor(() =>
      expect((screen.getByRole('combobox', { name: '关于什么' }) as HTMLSelectElement).value).toBe(
        'artistic',
      ),
    );
  });

  it('says what is missing, in a list that leads to each field, and sends nothing', async () => {
    const { user } = await renderPath('/en-US/pc/contactUs');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(a => a.textContent),
    ).toEqual([
      'Please choose what it is about.',
      'Please tell us your name.',
      'Please give an e-mail address: our answer goes there.',
      'Please write at least 10 characters, so that we know what you need.',
      'Please agree that we keep the letter.',
    ]);
    await user.click(within(summary).getByRole('link', { name: /^Please write/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' }));
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    await user.type(email, 'ada@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.type(email, 'example.org');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
  });

  it('is kept by the box office, and gives a reference', async () => {
    const { user } = await renderPath('/en-US/mobile/contactUs');
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const done = await screen.findByRole('heading', { name: 'Your letter has arrived, thank you' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    const reference = screen.getByText(/^Q\d{6}-/).textContent ?? '';
    expect(await office().deps.store.direct.enquiries.enquiry(reference)).toMatchObject({
      topic: 'hire',
      name: 'Ada Lin',
      email: 'ada@example.org',
      message: LETTER,
    });
    // Another one may be written by the same person.
    await user.click(screen.getByRole('button', { name: 'Write another' }));
    expect((screen.getByRole('textbox', { name: 'Your name' }) as HTMLInputElement).value).toBe('Ada Lin');
    expect((screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement).value).toBe('');
  });

  it('loses nothing that was typed when it fails, and arrives once when it is sent again', async () => {
    const before = (await kept()).length;
    const { user } = await renderPath('/en-US/pc/contactUs');
    await write(user);
    // The letter arrives, and the reply is lost on the way back.
    office().server.use(
      http.post(
        '*/contact/sendMessage.xhtml',
        async ({ request }) => {
          await office().app.fetch(request);
          return new Response('', { status: 502 });
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Everything that you wrote is still here/)).toBeTruthy();
    expect((screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement).value).toBe(LETTER);
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: /has arrived/ })).toBeTruthy();
    expect((await kept()).length).toBe(before + 1);
  });

  it('is there again after a reload and a login, until it has arrived or somebody signs out', async () => {
    const { user } = await renderPath('/en-US/pc/contactUs');
    await write(user);
    cleanup();
    // The writer signs in on the way.
    const { member } = await newMember();
    const again = await renderPath('/en-US/mobile/contactUs');
    const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    expect((await message()).value).toBe(LETTER);
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada Lin');
    expect(screen.getByRole('combobox', { name: 'What is it about' })).toHaveProperty('value', 'hire');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    await again.user.type(await message(), ' And in June.');
    cleanup();
    // From now on it is the member's: nobody else reads it.
    useUser.getState().clear();
    await renderPath('/en-US/pc/contactUs');
    expect((await message()).value).toBe('');
    cleanup();
    useUser.getState().signIn(member);
    const last = await renderPath('/en-US/pc/contactUs');
    expect((await message()).value).toBe(`${LETTER} And in June.`);
    await last.user.click(screen.getByRole('checkbox'));
    await last.user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: /has arrived/ });
    expect(Object.keys(sessionStorage).filter(key => key.includes('letter'))).toEqual([]);
    await last.user.click(screen.getByRole('button', { name: 'Write another' }));
    await last.user.type(await message(), 'One more thing.');
    expect(sessionStorage.getItem('heming.draft.letter.contact')).toContain('One more thing.');
    forgetDevice();
    expect(sessionStorage.getItem('heming.draft.letter.contact')).toBeNull();
  });

  it.each(['1121', '1125'])('prints nothing of a refusal that is silent (%s)', async errcode => {
    const { user } = await renderPath('/en-US/pc/contactUs');
    await write(user);
    office().server.use(
      http.post(
        '*/contact/sendMessage.xhtml',
        () => Response.json({ success: false, errcode, msg: 'Words for nobody', data: null }),
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Everything that you wrote is still here/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('Words for nobody');
  });

  it('opens with the topic of the link, and not with another one', async () => {
    await renderPath('/zh-CN/pc/contactUs?topic=jobs');
    expect(((await screen.findByRole('combobox', { name: '关于什么' })) as HTMLSelectElement).value).toBe(
      'jobs',
    );
  });
  it('ignores a topic that there is not', async () => {
    await renderPath('/zh-CN/pc/contactUs?topic=%3Cscript%3E');
    expect(((await screen.findByRole('combobox', { name: '关于什么' })) as HTMLSelectElement).value).toBe('');
  });

  it('stands without the site’s frame inside the app', async () => {
    await renderPath('/zh-CN/mobile/contactUs-c');
    expect(await screen.findByRole('combobox', { name: '关于什么' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
