import { clearCustomer } from "./clear-customer";
import { endSession } from "./end-session";
import { clearFormDrafts } from "./form-drafts";

/** Returns where the identity provider goes on with the log-out, "" without one. */
export async function logOutStaff(): Promise<string> {
  const redirectUrl = await endSession<string>("sso-auth/logout");
  clearCustomer();
  clearFormDrafts();
  return typeof redirectUrl === "string" ? redirectUrl : "";
}
