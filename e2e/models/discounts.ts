import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { exactly } from '#lib/price.ts';
import { type Copy, says } from '../copy.ts';

/** The discount panel: rows that open below themselves on the desktop, and in a sheet on the phone. */
export class Discounts {
  readonly #page: Page;
  readonly #copy: Copy;
  readonly #phone: boolean;

  constructor(page: Page, copy: Copy, phone: boolean) {
    this.#page = page;
    this.#copy = copy;
    this.#phone = phone;
  }

  row(group: keyof Copy['discount']['group']): Locator {
    const name = this.#copy.discount.group[group].replace(/[/]/g, '\\/');
    return this.#page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Applies the coupon of this name, the `nth` of several, and waits until the row says what it takes. */
  async useCoupon(title: RegExp, nth: 'first' | 'last', yuan: string): Promise<void> {
    await this.row('coupon').click();
    const entry = this.#page.getByRole('checkbox', { name: title })[nth]();
    // The card is what is pressed; its control is there for the keyboard and for readers.
    await entry.locator('xpath=..').click();
    await expect(entry).toBeChecked();
    if (this.#phone)
      await this.#page
        .getByRole('dialog')
        .getByRole('button', { name: says(this.#copy.discount.row.doneWith) })
        .click();
    await expect(this.row('coupon')).toContainText(yuan);
  }

  /** Uses a thousand points. */
  async useThousandPoints(): Promise<void> {
    const { discount, ui } = this.#copy;
    if (!this.#phone) await this.row('points').click();
    await this.#page.getByRole('button', { name: says(ui.stepper.add, { n: 1000 }), exact: true }).click();
    await expect(this.#page.getByRole('spinbutton', { name: discount.points.label })).toHaveText('1,000');
    await this.#page
      .getByRole('button', { name: says(discount.points.confirm, { amount: exactly(10) }) })
      .click();
    await expect(this.#page.getByText(discount.points.notYet)).toHaveCount(0);
  }
}
