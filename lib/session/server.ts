import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { env } from "../env";
import { openSession, type Session } from "./session";
import { readSessionCookie } from "./session-cookie";

/** Makes the page dynamic: never use it in a public page or a layout. */
export const readSession = cache(async (): Promise<Session> => {
  return openSession(readSessionCookie(await cookies()).sealed, env().sessionSecrets);
});
