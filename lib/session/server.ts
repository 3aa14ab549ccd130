import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { env } from "../env";
import { openSession, SESSION_COOKIE, type Session } from "./session";

/** Makes the page dynamic: never use it in a public page or a layout. */
export const readSession = cache(async (): Promise<Session> => {
  const cookieStore = await cookies();
  return openSession(cookieStore.get(SESSION_COOKIE)?.value, env().sessionSecrets);
});
