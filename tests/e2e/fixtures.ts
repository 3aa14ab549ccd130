import { expect, test as base, type ConsoleMessage, type Page } from "@playwright/test";
import { ALL_WIDTHS, DESKTOP_WIDTHS, findPageViolations, PHONE_WIDTHS } from "@/tests/support/e2e-layout";
import { Shop } from "@/tests/support/e2e-shop";
import { messages } from "@/tests/support/e2e-messages";
import { rejectCookies } from "@/tests/support/reject-cookies";
import { SHOP_CLOCK } from "@/playwright.config";
import { E2E_BACKEND } from "../support/e2e-backend";

type Fixtures = {
  /** The shop's messages by key, instead of literal text. */
  messages: typeof messages;
  shop: Shop;
  /**
   * Layout, axe, dark and forced colours of what the page shows now, at every width.
   * Route and state are a line of docs/accessibility.md.
   */
  expectAccessible: (route: string, state?: string) => Promise<void>;
  /** Any other console warning or error fails the test. */
  expectConsole: (...lines: RegExp[]) => void;
  /** By default the visitor has refused cookies at an earlier visit; false: the first visit. */
  hasCookieChoice: boolean;
  setUp: void;
};

/** A check on a busy machine, beside the time of its journey. */
const CHECK_MS = 15_000;

/** Its pages are not the shop's. */
const BANK = "bank";

/** `[id]` is one segment, `[...rest]` at least one, `[[...rest]]` any number. */
function isRouteOf(route: string, pathname: string): boolean {
  const pattern = route
    .replace(/\/\[\[\.{3}\w+\]\]/g, "(/.+)?")
    .replace(/\[\.{3}\w+\]/g, ".+")
    .replace(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}

/** Pages asked for ahead of time name their first picture; whether anybody goes there is another matter. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

function collectErrors(page: Page, consoleErrors: string[]): void {
  page.on("console", (message: ConsoleMessage) => {
    if (UNUSED_PRELOAD.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning")
      consoleErrors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => consoleErrors.push(`uncaught: ${error.message}`));
}

/** Journeys run without the service worker, except those that are about it. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

export const test = base.extend<Fixtures>({
  hasCookieChoice: [true, { option: true }],

  messages: async ({}, provide) => {
    await provide(messages);
  },

  shop: async ({ baseURL }, provide) => {
    await provide(new Shop(E2E_BACKEND, baseURL ?? ""));
  },

  expectAccessible: async ({ page, isMobile }, provide, testInfo) => {
    // A journey in both windows checks each width in its own.
    const ownWidths = isMobile ? PHONE_WIDTHS : DESKTOP_WIDTHS;
    const widths = testInfo.titlePath.join(" ").includes("@both") ? ownWidths : ALL_WIDTHS;
    await provide(async (route, state = "") => {
      testInfo.setTimeout(testInfo.timeout + CHECK_MS);
      const { pathname } = new URL(page.url());
      if (route !== BANK)
        expect.soft(isRouteOf(route, pathname), `${pathname} is a page of ${route}`).toBe(true);
      // Of a page rendered for one visitor it may come after the rest.
      await expect(page).toHaveTitle(/\S/);
      const what = `${pathname} ${state}`;
      expect.soft(await findPageViolations(page, widths), what.trimEnd()).toEqual([]);
    });
  },

  expectConsole: async ({ context }, provide) => {
    const consoleErrors: string[] = [];
    const expected: RegExp[] = [];
    for (const page of context.pages()) collectErrors(page, consoleErrors);
    context.on("page", (page) => collectErrors(page, consoleErrors));
    await provide((...lines) => expected.push(...lines));
    expect(
      consoleErrors.filter((line) => ![WORKER_BLOCKED, ...expected].some((pattern) => pattern.test(line))),
      "warnings and errors in the console",
    ).toEqual([]);
  },

  setUp: [
    async ({ context, expectConsole: _console, hasCookieChoice, javaScriptEnabled }, provide) => {
      if (javaScriptEnabled) await context.clock.setFixedTime(SHOP_CLOCK);
      if (hasCookieChoice) await rejectCookies(context);
      await provide();
    },
    { auto: true },
  ],
});

export { expect };
