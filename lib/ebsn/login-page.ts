import "server-only";
import { env } from "../env";
import { NO_SESSION } from "../session/session";
import { withTimeout } from "../upstream/with-timeout";
import { sessionHeaders } from "./session-headers";

export async function findLoginPage(path: string, params: Record<string, string>): Promise<string | null> {
  try {
    const response = await withTimeout(env().timeoutMs, (signal) =>
      fetch(`${env().ebsnUrl}${path}?${new URLSearchParams(params).toString()}`, {
        redirect: "manual",
        cache: "no-store",
        headers: sessionHeaders(NO_SESSION, ""),
        signal,
      }),
    );
    const location = response.headers.get("location") ?? "";
    return /^https?:\/\//.test(location) ? location : null;
  } catch {
    return null;
  }
}
