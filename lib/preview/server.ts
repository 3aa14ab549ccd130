import "server-only";
import { cookies, draftMode } from "next/headers";
import { env } from "../env";
import { type OpenPreview, readPreviewQuery } from "./link";

export const PREVIEW_COOKIE = "madia_preview";

/** Outside a request (a build, a test) there is no draft mode to ask. */
async function isDraft(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/** The preview this page is shown in; null for customers. Cookies are only touched in draft mode, so pages stay cacheable. */
export async function currentPreview(): Promise<OpenPreview | null> {
  const secret = env().revalidateSecret;
  if (!secret || !(await isDraft())) return null;
  const held = (await cookies()).get(PREVIEW_COOKIE)?.value ?? "";
  return readPreviewQuery(new URLSearchParams(held), secret, new Date());
}
