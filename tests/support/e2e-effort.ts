import { expect, type Page } from "@playwright/test";

/** In every document, the bank's too. */
const LISTENERS = `
  const count = (what) => typeof countEffort === "function" && countEffort(what);
  addEventListener("pointerdown", ({ target }) => {
    const { textContent, outerHTML } = target.closest("a, button, label") ?? target;
    count("tap " + (textContent.trim() || outerHTML).slice(0, 40));
  }, true);
  addEventListener("input", ({ target }) => {
    if (target.matches("textarea, input:not([type=checkbox], [type=radio])"))
      count("field " + (target.closest("dialog, main, header")?.tagName ?? "") + target.name + target.id);
  }, true);`;

/** What a purchase asks of a shopper: taps, and fields to fill in. */
export class Effort {
  private readonly taps: string[] = [];
  private readonly fields = new Set<string>();

  static async measure(page: Page): Promise<Effort> {
    const effort = new Effort();
    await page.exposeFunction("countEffort", (what: string) => {
      if (what.startsWith("tap ")) effort.taps.push(what);
      else effort.fields.add(what);
    });
    await page.addInitScript(LISTENERS);
    return effort;
  }

  get counts(): { taps: number; fields: number } {
    return { taps: this.taps.length, fields: this.fields.size };
  }

  /** A change that asks for more has to say why; one that asks for less lowers the figures, and those of docs/measuring.md. */
  expectAtMost(what: string, limit: { taps: number; fields: number }): void {
    const effort = this.counts;
    expect
      .soft(effort.taps, `taps until ${what}: ${JSON.stringify([effort, ...this.taps, ...this.fields])}`)
      .toBeLessThanOrEqual(limit.taps);
    expect.soft(effort.fields, `fields until ${what}`).toBeLessThanOrEqual(limit.fields);
  }
}
