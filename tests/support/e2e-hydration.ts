import type { Page } from "@playwright/test";
import { HYDRATED_EVENT } from "@/config/hydration.mjs";

/** Before the pages are opened. */
export const watchHydration = (page: Page) =>
  page.addInitScript((event) => {
    window.addEventListener(event, () => Object.assign(window, { isHydrated: true }));
  }, HYDRATED_EVENT);

/** Until then links lead on as they do without scripts. */
export const waitForHydration = (page: Page) => page.waitForFunction(() => "isHydrated" in window);
