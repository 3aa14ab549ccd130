import { track } from "../analytics/track";

/** Left by a log-in for the page after it: "password" or the provider's name, and nothing of the customer. */
export const COMPLETED_LOGIN_COOKIE = "madia_completed_login";
export const COMPLETED_LOGIN_SECONDS = 5 * 60;

const COOKIE = new RegExp(`(?:^|; )${COMPLETED_LOGIN_COOKIE}=([a-z]+)`);

/** Analytics and this device's push registration learn of the log-in (requirements/accounts#log-in). */
export function reportLogin(method: string): void {
  track({ event: "login", method });
  void import("../push/device").then(({ registerAfterLogin }) => registerAfterLogin()).catch(() => undefined);
}

let isPageLeaving = false;

/** For a page that is left after the log-in: what it reports itself may be cut off. */
export function setCompletedLoginCookie(method: string): void {
  isPageLeaving = true;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COMPLETED_LOGIN_COOKIE}=${method}; Path=/; Max-Age=${COMPLETED_LOGIN_SECONDS}; SameSite=Lax${secure}`;
}

/** Once: the cookie is removed, so that neither a reload nor another tab reports the log-in again. */
export function reportCompletedLogin(): void {
  const method = COOKIE.exec(document.cookie)?.[1];
  if (isPageLeaving || method === undefined) return;
  document.cookie = `${COMPLETED_LOGIN_COOKIE}=; Path=/; Max-Age=0`;
  reportLogin(method);
}
