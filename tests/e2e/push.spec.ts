import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const NEWS = { title: "La spesa è pronta", body: "abbiamo preparato l'ordine", nav_to: "/punti-vendita" };

/** Hands a message to the shop's worker as a push service would. */
async function deliver(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const message = { origin, registrationId: await registered, data: JSON.stringify(NEWS) };
  await devTools.send("ServiceWorker.deliverPushMessage", message);
  await page.close();
}

const readNotifications = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data: data as unknown,
    })),
  );

/** As a tap, but for the leave to open windows, which only a hand gives. In the worker, whose types a page has not. */
const TAP = `self.registration.getNotifications().then(([notification]) => {
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
})`;

test("a push message is shown with the shop in view and without, and a tap opens its page", async ({
  playwright,
  baseURL,
}, { project }) => {
  // A context of its own: Chromium keeps push and notifications out of private windows.
  const context = await playwright.chromium.launchPersistentContext("", {
    ...project.use.launchOptions,
    baseURL,
    serviceWorkers: "allow",
    permissions: ["notifications"],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto("/reparti");
    const permission = await page.evaluate(() => Notification.permission);
    test.skip(permission !== "granted", "this browser shows no notifications: chromium-headless-shell");
    // Services that no page needs start with the first use.
    await page.keyboard.press("Tab");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

    const shown = [{ title: NEWS.title, body: NEWS.body, data: { navTo: NEWS.nav_to } }];
    await deliver(context, baseURL ?? "");
    await expect.poll(() => readNotifications(page)).toEqual(shown);
    await page.bringToFront();
    await context.serviceWorkers()[0]?.evaluate(TAP);
    await expect(page).toHaveURL(NEWS.nav_to);
    expect(await readNotifications(page)).toEqual([]);

    await context.newPage();
    await page.close();
    await deliver(context, baseURL ?? "");
    const later = await context.newPage();
    await later.goto("/reparti");
    await expect.poll(() => readNotifications(later)).toEqual(shown);
  } finally {
    await context.close();
  }
});
