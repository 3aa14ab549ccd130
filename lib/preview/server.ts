import "server-only";
import { cookies, draftMode } from "next/headers";
import { env } from "../env";
import { type OpenPreview, readPreviewQuery } from "./link";

export const PREVIEW_COOKIE = "madia_preview";

/** Outside a request (build, tests) draftMode() throws. */
async function isDraft(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/** null outside a preview. Cookies are only read in draft mode, so that pages stay cacheable. */
export async function currentPreview(): Promise<OpenPreview | null> {
  const secret = env().revalidateSecret;
  if (!secret || !(await isDraft())) return null;
  const cookie = (await cookies()).get(PREVIEW_COOKIE)?.value ?? "";
  return readPreviewQuery(new URLSearchParams(cookie), secret, new Date());
}
