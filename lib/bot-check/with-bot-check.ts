import { type ApiRequest } from "../api/api-fetch";
import { fetchSettings } from "../api/fetch-settings";
import type { GetToken } from "./get-token";

const MAX_WAIT_MS = 15_000;

const PROVIDERS: Record<string, () => Promise<{ getToken: GetToken }>> = {
  "proof-of-work": () => import("./proof-of-work"),
  recaptcha: () => import("./recaptcha"),
  turnstile: () => import("./turnstile"),
};

async function getTokenInTime(getToken: GetToken, siteKey: string): Promise<string> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), MAX_WAIT_MS);
  const stopTimer = () => clearTimeout(timer);
  const gaveUp = new Promise<string>((resolve) => signal.addEventListener("abort", () => resolve("")));
  return Promise.race([getToken(siteKey, { onChallenge: stopTimer, signal }), gaveUp]).finally(stopTimer);
}

/** Without a token the request is sent anyway and the shop decides. */
export async function withBotCheck(request: ApiRequest): Promise<ApiRequest> {
  const { botCheck } = await fetchSettings();
  const [name = "", siteKey = ""] = botCheck.split(":", 2);
  const load = PROVIDERS[name];
  if (!load) return request;
  try {
    const { getToken } = await load();
    const token = await getTokenInTime(getToken, siteKey);
    return token ? { ...request, params: { ...request.params, token_recaptcha: token } } : request;
  } catch {
    return request;
  }
}
