import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Copy, says } from '../copy.ts';

export type Outcome = 'paid' | 'declined' | 'late' | 'wrongAmount' | 'unknown';
export const CONTACT = { name: '林听雨', mobile: '13800138000' };

/** The order page: its form, then what became of it; and the sandbox's cashier. */
export class Checkout {
  readonly pay: Locator;
  readonly name: Locator;
  readonly mobile: Locator;
  readonly terms: Locator;
  readonly timer: Locator;
  readonly #page: Page;
  readonly #copy: Copy;

  constructor(page: Page, copy: Copy) {
    this.#page = page;
    this.#copy = copy;
    const { order } = copy;
    // Where there is nothing to pay no amount is on it.
    this.pay = page
      .getByRole('button', { name: says(order.pay.submitAmount) })
      .or(page.getByRole('button', { name: order.pay.submitFree, exact: true }));
    this.name = page.getByRole('textbox', { name: order.contact.name, exact: true });
    this.mobile = page.getByRole('textbox', { name: order.contact.mobile });
    this.terms = page.getByRole('checkbox', { name: new RegExp(order.pay.rulesLink) });
    this.timer = page.getByRole('timer');
  }

  async ready(): Promise<void> {
    await expect(this.#page.locator('main')).toHaveAttribute('data-page', 'confirmOrder');
    await expect(this.pay).toBeVisible();
  }

  get tradeNo(): string {
    return new URL(this.#page.url()).searchParams.get('tradeNo') ?? '';
  }

  async fill(contact = CONTACT): Promise<void> {
    await this.name.fill(contact.name);
    await this.mobile.fill(contact.mobile);
    await this.terms.check();
  }

  /** Presses Pay and waits for the cashier. */
  async toCashier(): Promise<void> {
    await this.pay.click();
    await this.atCashier();
  }

  async atCashier(): Promise<void> {
    await expect(this.#page.locator('main')).toHaveAttribute('data-page', 'payment');
    await expect(this.settle).toBeVisible();
  }

  get settle(): Locator {
    return this.#page.getByRole('button', { name: this.#copy.order.sandbox.submit, exact: true });
  }

  outcome(outcome: Outcome): Locator {
    return this.#page.getByRole('radio', { name: new RegExp(`^${this.#copy.order.sandbox[outcome]}`) });
  }

  async end(outcome: Outcome): Promise<void> {
    await this.outcome(outcome).check();
    await this.settle.click();
    await expect(this.#page.locator('main')).toHaveAttribute('data-page', 'confirmOrder');
  }

  /** The order succeeded: so it says, with a ticket for each seat, its code, and the calendar file. */
  async expectTickets(count: number): Promise<void> {
    const { order, status } = this.#copy;
    await expect(this.#page.getByRole('heading', { level: 1, name: status.paid_success })).toBeVisible();
    const tickets = this.#page.getByRole('region', { name: says(order.ticket.nth, { total: count }) });
    await expect(tickets).toHaveCount(count);
    await expect(tickets.first().getByRole('img', { name: order.ticket.qr })).toBeVisible();
    await expect(this.#page.getByRole('button', { name: order.status.calendar })).toBeVisible();
    await expect(this.pay).toHaveCount(0);
  }
}
