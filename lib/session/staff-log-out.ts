import { apiFetch } from "../api/api-fetch";
import { fetchSettings } from "../api/fetch-settings";
import { clearFormDrafts } from "./form-drafts";

export async function logOutStaff(): Promise<string> {
  const { samlLogin } = await fetchSettings();
  const call = samlLogin ? "saml/do-logout" : "sso-auth/logout";
  const redirectUrl = await apiFetch<string | null>(call, { method: "POST" });
  clearFormDrafts();
  return redirectUrl ?? "";
}
