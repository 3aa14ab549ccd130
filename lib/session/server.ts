import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { env } from "../env";
import { paths } from "../paths";
import { isSignedIn, openSession, SESSION_COOKIE, type Session } from "./session";

/** The visitor's session; makes the page dynamic, so never in a public page or a layout. */
export const readSession = cache(async (): Promise<Session> => {
  const jar = await cookies();
  return openSession(jar.get(SESSION_COOKIE)?.value, env().sessionSecrets);
});

/** The session of a signed-in customer; anyone else is sent to log in and comes back to `path`. */
export async function requireCustomer(path: string): Promise<Session> {
  const session = await readSession();
  if (!isSignedIn(session)) redirect(paths.login(path));
  return session;
}
