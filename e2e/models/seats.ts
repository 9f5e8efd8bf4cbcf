import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Copy, says } from '../copy.ts';

/** The seat page: its plan, its list, its proposals and the basket that they share. */
export class Seats {
  readonly map: Locator;
  /** The chosen seats, by the buttons that remove them. */
  readonly basket: Locator;
  readonly announced: Locator;
  readonly #page: Page;
  readonly #copy: Copy;

  constructor(page: Page, copy: Copy) {
    this.#page = page;
    this.#copy = copy;
    this.map = page.getByRole('application', { name: copy.seat.map.label });
    this.basket = page.getByRole('button', { name: says(copy.seat.basket.remove) });
    this.announced = page.locator('main').getByRole('status');
  }

  async ready(): Promise<void> {
    await expect(this.#page.locator('main')).toHaveAttribute('data-page', 'seat');
    await expect(this.map.locator('canvas').first()).toBeVisible();
  }

  /** Names of the chosen seats, sorted. */
  async chosen(): Promise<string[]> {
    const names = await this.basket.evaluateAll(list => list.map(b => b.getAttribute('aria-label') ?? ''));
    const name = new RegExp(says(this.#copy.seat.basket.remove).source.replace('.+?', '(.+?)'));
    return names.map(text => name.exec(text)?.[1] ?? text).sort();
  }

  /** Points over the map, from `from` outwards, as an eye would look for a free seat. */
  async #points(step: number): Promise<{ x: number; y: number }[]> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('the map is not there');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.5 };
    const points: { x: number; y: number; d: number }[] = [];
    for (let i = -6; i <= 6; i++)
      for (let j = -6; j <= 6; j++) {
        const x = middle.x + i * step;
        const y = middle.y + j * step;
        const inside =
          x > box.x + 70 && x < box.x + box.width - 70 && y > box.y + 40 && y < box.y + box.height - 40;
        if (inside) points.push({ x, y, d: Math.hypot(i, j) });
      }
    return points.sort((a, b) => a.d - b.d);
  }

  /** Moves the mouse over the plan; where the tooltip names a seat, clicks it. */
  async pickByMouse(count: number): Promise<void> {
    const tip = this.map.locator('..').getByRole('tooltip');
    for (const { x, y } of await this.#points(26)) {
      const before = await this.basket.count();
      if (before === count) return;
      await this.#page.mouse.move(x, y);
      if (!(await tip.isVisible())) continue;
      await this.#page.mouse.click(x, y);
      await painted(this.#page);
      // The seat under the mouse was one of the chosen: the click took it back, another brings it again.
      if ((await this.basket.count()) < before) await this.#page.mouse.click(x, y);
    }
    await expect(this.basket).toHaveCount(count);
  }

  /** Taps the plan: the first tap comes closer, the next ones choose. Where all in sight is sold, it looks elsewhere. */
  async pickByTouch(count: number): Promise<void> {
    const tap = async ({ x, y }: { x: number; y: number }) => {
      // The basket comes up over the plan with the first seat, and its button leads on.
      if (
        !(await this.map.evaluate((map, at) => map.contains(document.elementFromPoint(at.x, at.y)), { x, y }))
      )
        return;
      await this.#page.touchscreen.tap(x, y);
      await painted(this.#page);
    };
    const overview = this.#page.getByRole('button', { name: this.#copy.seat.map.overview });
    const near = [...(await this.#points(40)), ...(await this.#points(27))];
    const box = await this.map.boundingBox();
    const corners = [-0.25, 0.25].flatMap(i => [-0.25, 0.25].map(j => ({ i, j })));
    for (const corner of [null, ...corners]) {
      if (corner && box) {
        await overview.click();
        await tap({
          x: box.x + box.width * (0.5 + corner.i),
          y: box.y + box.height * (0.5 + corner.j),
        });
      }
      for (const point of near) {
        const before = await this.basket.count();
        if (before === count) return;
        await tap(point);
        if ((await this.basket.count()) < before) await tap(point);
      }
    }
    await expect(this.basket).toHaveCount(count);
  }

  /** From the map's one tab stop: Space chooses, the arrow goes on to the next free seat. */
  async pickByKeys(count: number): Promise<void> {
    await expect(this.map).toBeFocused();
    for (let i = 0; i < count; i++) {
      if (i > 0) await this.#page.keyboard.press('ArrowRight');
      await this.#page.keyboard.press('Space');
      await expect(this.basket).toHaveCount(i + 1);
    }
  }

  /** The list in place of the plan. */
  async list(): Promise<void> {
    const { toList } = this.#copy.seat;
    await this.#page.getByRole('button', { name: toList }).first().click();
    await expect(this.#page.getByRole('heading', { name: this.#copy.seat.list.title })).toBeVisible();
  }

  /** Back from the list to the plan, where a phone shows the basket. */
  async plan(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#copy.seat.toMap, exact: true }).click();
    await this.ready();
  }

  get #zones(): Locator {
    return this.#page.getByRole('region', { name: this.#copy.seat.list.title });
  }

  /** “1 seat left” and “12 seats left”, as a pattern for the figure. */
  #left(figure: string): RegExp {
    const forms = Object.entries(this.#copy.seat.prices).filter(([key]) => key.startsWith('free_'));
    return new RegExp(forms.map(([, text]) => text.replace('{{count}}', figure)).join('|'));
  }

  /** How many seats all zones of the list have left. */
  async left(): Promise<number> {
    const zones = await this.#zones.getByRole('button').allInnerTexts();
    const one = this.#left('(\\d+)');
    return zones.reduce((sum, text) => sum + Number(one.exec(text)?.slice(1).find(Boolean) ?? 0), 0);
  }

  /** Opens the first zone with seats left and its first row that has so many, and presses the first free ones. */
  async pickFromList(count: number): Promise<void> {
    const section = this.#zones;
    const { list, rowName } = this.#copy.seat;
    const many = `(?:[${count}-9]|[1-9]\\d+)`;
    const enough = new RegExp(`^(?:${list.freeRow_other.replace('{{count}}', many)})$`);
    // “0 seats left” is not wanted.
    const left = this.#left('[1-9]\\d*');
    await section.getByRole('button', { expanded: false }).filter({ hasText: left }).first().click();
    const row = new RegExp(says(rowName).source.slice(1, -1));
    await section
      .getByRole('button', { expanded: false, name: row })
      .filter({ has: this.#page.getByText(enough) })
      .first()
      .click();
    const seats = section.getByRole('group').getByRole('button', { pressed: false, disabled: false });
    for (let i = 0; i < count; i++) {
      await seats.first().click();
      await expect(section.getByRole('group').getByRole('button', { pressed: true })).toHaveCount(i + 1);
    }
  }

  /** “Best available”: asks, and takes the first proposal. */
  async takeProposal(): Promise<void> {
    const { best } = this.#copy.seat;
    const proposals = this.#page.getByRole('list', { name: best.proposals });
    await this.#page.getByRole('button', { name: best.find }).click();
    await proposals.getByRole('button', { pressed: false }).first().click();
    await expect(proposals.getByRole('button', { pressed: true })).toHaveText(best.chosen);
  }

  /** The button that makes the order, in any of its wordings. */
  get nextButton(): Locator {
    const { next, nextShort, confirmChoice } = this.#copy.seat;
    return this.#page.getByRole('button', { name: new RegExp(`^(${next}|${nextShort}|${confirmChoice})$`) });
  }

  async next(): Promise<void> {
    await this.nextButton.click();
    await expect(this.#page.locator('main')).toHaveAttribute('data-page', 'confirmOrder');
  }
}

/** Two frames later everything that a press changed is on the screen. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
