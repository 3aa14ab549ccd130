import { expect, test as base, type ConsoleMessage, type Page } from "@playwright/test";
import { Shop } from "@/tests/support/e2e-shop";
import { words } from "@/tests/support/e2e-words";
import { SHOP_CLOCK } from "@/playwright.config";

type Fixtures = {
  /** The shop's words by key; pages are never asked for literal text. */
  words: typeof words;
  shop: Shop;
  /** Console lines this test expects; any other warning or error fails it. */
  expectConsole: (...lines: RegExp[]) => void;
  /** Pictures of the catalogue come as one small drawing, unless a test is about them. */
  realPictures: boolean;
  watched: void;
};

const BACKEND = `http://localhost:${process.env.E2E_BACKEND_PORT ?? 4210}`;

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16" fill="#b7c9a8"/></svg>`;

function watch(page: Page, faults: string[]): void {
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
}

export const test = base.extend<Fixtures>({
  realPictures: [false, { option: true }],

  words: async ({}, give) => {
    await give(words);
  },

  shop: async ({ baseURL }, give) => {
    await give(new Shop(BACKEND, baseURL ?? ""));
  },

  expectConsole: async ({ context }, give) => {
    const faults: string[] = [];
    const expected: RegExp[] = [];
    for (const page of context.pages()) watch(page, faults);
    context.on("page", (page) => watch(page, faults));
    await give((...lines) => expected.push(...lines));
    expect(
      faults.filter((line) => !expected.some((known) => known.test(line))),
      "warnings and errors in the console",
    ).toEqual([]);
  },

  watched: [
    async ({ context, expectConsole: _console, realPictures, javaScriptEnabled }, give) => {
      if (javaScriptEnabled) await context.clock.setFixedTime(SHOP_CLOCK);
      if (!realPictures)
        await context.route(/\/photo2?\/.+\.(webp|png|jpe?g)/, (route) =>
          route.fulfill({ contentType: "image/svg+xml", body: DRAWING }),
        );
      await give();
    },
    { auto: true },
  ],
});

export { expect };
