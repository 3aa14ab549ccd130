import { fetchSettings } from "../api/fetch-settings";
import { clearCustomer } from "./clear-customer";
import { endSession } from "./end-session";
import { clearFormDrafts } from "./form-drafts";

/** Returns where the identity provider goes on with the log-out, "" without one. */
export async function logOutStaff(): Promise<string> {
  const { samlLogin } = await fetchSettings();
  const redirectUrl = await endSession<string>(samlLogin ? "saml/do-logout" : "sso-auth/logout");
  clearCustomer();
  clearFormDrafts();
  return typeof redirectUrl === "string" ? redirectUrl : "";
}
