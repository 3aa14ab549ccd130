import "server-only";
import { cookies } from "next/headers";
import { COMPLETED_LOGIN_COOKIE, COMPLETED_LOGIN_SECONDS } from "./completed-login";
import { isSecureSite } from "./secure-site";

/** For the page after the redirect. */
export async function setCompletedLoginCookie(method: string): Promise<void> {
  (await cookies()).set(COMPLETED_LOGIN_COOKIE, method, {
    path: "/",
    sameSite: "lax",
    secure: isSecureSite(),
    maxAge: COMPLETED_LOGIN_SECONDS,
  });
}
