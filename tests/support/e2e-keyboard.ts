import { expect, type Locator, type Page } from "@playwright/test";

const MOST_TABS = 400;

/** Hands that know only the keyboard: every stop shows where it is, and the focus never falls off the page. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs until the element has the focus. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return this.seen();
      await this.page.keyboard.press(key);
    }
    throw new Error(`the Tab key does not reach ${String(target)}`);
  }

  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** What has the focus can be seen to have it. */
  async seen(): Promise<void> {
    const shown = () =>
      this.page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "the focus is lost";
        const ringed = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
          outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
        // A link stretched over its card shows it there; a field in a frame of its own on the frame.
        if (ringed(getComputedStyle(element, "::after"))) return "";
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
          if (ringed(getComputedStyle(box))) return "";
        return `no ring on ${element.outerHTML.slice(0, 120)}`;
      });
    await expect.poll(shown).toBe("");
  }

  /** After something opened, closed or went: the focus is somewhere of use. */
  async held(within?: Locator): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement !== document.body), "the focus is lost")
      .toBe(true);
    if (within)
      await expect
        .poll(() => within.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
  }
}
