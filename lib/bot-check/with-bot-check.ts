import { type ApiRequest } from "../api/api-fetch";
import { fetchSettings } from "../api/fetch-settings";

/** `onChallenge`: the person is asked to do something, which takes as long as it takes. */
export type GetToken = (siteKey: string, onChallenge: () => void) => Promise<string>;

const MAX_WAIT_MS = 15_000;

const PROVIDERS: Record<string, () => Promise<{ getToken: GetToken }>> = {
  "proof-of-work": () => import("./proof-of-work"),
  recaptcha: () => import("./recaptcha"),
  turnstile: () => import("./turnstile"),
};

function getTokenInTime(getToken: GetToken, siteKey: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(""), MAX_WAIT_MS);
    const stopTimer = () => clearTimeout(timer);
    getToken(siteKey, stopTimer).then(resolve, reject).finally(stopTimer);
  });
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
