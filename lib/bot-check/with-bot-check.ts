import { type ApiRequest } from "../api/api-fetch";
import { fetchSettings } from "../api/fetch-settings";

export type GetToken = (siteKey: string) => Promise<string>;

const PROVIDERS: Record<string, () => Promise<{ getToken: GetToken }>> = {
  "proof-of-work": () => import("./proof-of-work"),
  recaptcha: () => import("./recaptcha"),
  turnstile: () => import("./turnstile"),
};

/** Without a token the request is sent anyway and the shop decides. */
export async function withBotCheck(request: ApiRequest): Promise<ApiRequest> {
  const { botCheck } = await fetchSettings();
  const [name = "", siteKey = ""] = botCheck.split(":", 2);
  const load = PROVIDERS[name];
  if (!load) return request;
  try {
    const token = await (await load()).getToken(siteKey);
    return token ? { ...request, params: { ...request.params, token_recaptcha: token } } : request;
  } catch {
    return request;
  }
}
