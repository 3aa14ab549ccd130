import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { env } from "../env";
import { openSession, SESSION_COOKIE, type Session } from "./session";

/** The visitor's session; makes the page dynamic, so never in a public page or a layout. */
export const readSession = cache(async (): Promise<Session> => {
  const jar = await cookies();
  return openSession(jar.get(SESSION_COOKIE)?.value, env().sessionSecrets);
});
