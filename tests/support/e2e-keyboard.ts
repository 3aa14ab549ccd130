import { expect, type Locator, type Page } from "@playwright/test";

const MAX_TABS = 400;

/** Keyboard-only navigation that asserts a visible focus at every step. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** In one query: the search field is exchanged for another when it gets the focus. */
  async isFocused(target: Locator): Promise<boolean> {
    return (await target.and(this.page.locator(":focus")).count()) > 0;
  }

  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await this.isFocused(target)) return this.expectVisibleFocus();
      await this.page.keyboard.press(key);
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  }

  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  async expectVisibleFocus(): Promise<void> {
    const focusProblem = () =>
      this.page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "the focus is lost";
        const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
          outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
        // Stretched links show the ring on ::after, framed fields on the frame.
        if (hasOutline(getComputedStyle(element, "::after"))) return "";
        for (
          let ancestor: Element | null = element;
          ancestor && ancestor !== document.body;
          ancestor = ancestor.parentElement
        )
          if (hasOutline(getComputedStyle(ancestor))) return "";
        return `no ring on ${element.outerHTML.slice(0, 120)}`;
      });
    await expect.poll(focusProblem).toBe("");
  }

  /** After a dialog opens or closes the focus must not be lost. */
  async expectFocus(within?: Locator): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement !== document.body), "the focus is lost")
      .toBe(true);
    if (within)
      await expect
        .poll(() => within.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
  }
}
