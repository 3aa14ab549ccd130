import { defineConfig, devices } from "@playwright/test";
import { E2E_BACKEND, E2E_BACKEND_PORT } from "./tests/support/e2e-backend";

const PORT = Number(process.env.E2E_PORT ?? 3210);

/** Fixed time of storefront, backend and browser during journeys. */
export const SHOP_CLOCK = "2026-11-20T09:00:00+01:00";

/** While tests are written, servers already running may be used. */
const REUSE = Boolean(process.env.E2E_REUSE);

const environment = {
  SHOP_CLOCK,
  PORT: String(PORT),
  BACKEND_PORT: String(E2E_BACKEND_PORT),
  EBSN_API_URL: "",
  BACKEND_URL: E2E_BACKEND,
  CONTENT_API_URL: E2E_BACKEND,
  STOREFRONT_URL: `http://localhost:${PORT}`,
  SESSION_SECRET: "journeys-only-session-secret-of-32-characters",
  REVALIDATE_SECRET: "journeys-only-revalidate-secret-of-32-chars",
  DATA_DIR: ".data-e2e",
  LOCALES: "it,en",
  SOCIAL_LOGIN: "demo,identity",
  SAML_LOGIN: "true",
  BOT_CHECK: "proof-of-work",
  STOREFRONT_PROCESSES: "1",
  // Generous, as two browsers share the cores with both servers.
  PAGE_BUDGET_MS: "20000",
  CONTENT_BUDGET_MS: "10000",
  NEXT_TELEMETRY_DISABLED: "1",
};

const chromium = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      ...["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
      // Text as wide as on a customer's screen, not rounded to whole pixels.
      "--font-render-hinting=none",
      // All cores are busy: helper threads, frequent collections, the slowest compiler and memory that is
      // given back and taken again would take a fifth of a journey's processor time.
      "--js-flags=--single-threaded-gc --min-semi-space-size=16 --no-turbofan",
      "--enable-features=PartitionAllocLargeEmptySlotSpanRing",
    ],
  },
};

export default defineConfig({
  testDir: "tests/e2e",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  // One retry, as timing on a busy machine may fail once.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: environment.STOREFRONT_URL,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // A service worker would bypass routes that journeys mock.
    serviceWorkers: "block",
    // Recording costs a third of a journey's processor time; `npm run e2e` records those that fail.
    trace: "on-first-retry",
    ...chromium,
  },
  // Journeys run on a phone; @both or @desktop in a title say otherwise: docs/testing.md.
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      // One pixel a point: drawing seven times as many proves nothing more.
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        ...chromium,
      },
    },
    {
      name: "desktop",
      grep: /@desktop|@both/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, ...chromium },
    },
  ],
  webServer: [
    {
      command: "node tests/support/test-backend.mjs",
      url: `${E2E_BACKEND}/health`,
      env: environment,
      reuseExistingServer: REUSE,
      timeout: 180_000,
      stdout: "ignore",
    },
    {
      command: "node tests/support/test-storefront.mjs",
      url: `http://localhost:${PORT}/api/health`,
      env: environment,
      reuseExistingServer: REUSE,
      timeout: 60_000,
      stdout: "ignore",
    },
  ],
});
