import type { CookieChoice } from "../rules/account/cookie-consent";
import type { AnalyticsEvent } from "./events";

type DataLayer = unknown[];

function dataLayer(): DataLayer {
  const { dataLayer: existing } = window as { dataLayer?: DataLayer };
  if (existing) return existing;
  const created: DataLayer = [];
  Object.assign(window, { dataLayer: created });
  return created;
}

/** Google's tags distinguish commands from events by `toStringTag`. */
function command(...args: unknown[]): void {
  dataLayer().push({ ...args, length: args.length, [Symbol.toStringTag]: "Arguments" });
}

export function pushEvent(event: AnalyticsEvent): void {
  // Otherwise an event would inherit commerce data that it omits from the previous one.
  if ("ecommerce" in event) dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
}

/** Google's consent mode: everything denied, before any tag. */
export function denyByDefault(): void {
  command("consent", "default", consentState({ analytics: false, profilation: false }));
}

export function startTag(): void {
  dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
}

export function updateConsent(choice: CookieChoice): void {
  command("consent", "update", consentState(choice));
}

function consentState({ analytics, profilation }: CookieChoice) {
  const advertising = profilation ? "granted" : "denied";
  return {
    analytics_storage: analytics ? "granted" : "denied",
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
}
