import "server-only";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import { now } from "../clock";
import { env } from "../env";
import { isLinkOpen } from "./link-store";
import { type OpenPreview, previewInstant, readPreviewQuery } from "./link";

export const PREVIEW_COOKIE = "madia_preview";

/** Outside a request (build, tests) draftMode() throws. */
async function isDraft(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

/** null: expired, revoked or not signed by this shop. */
export async function openPreview(query: URLSearchParams): Promise<OpenPreview | null> {
  const secret = env().revalidateSecret;
  const preview = secret ? readPreviewQuery(query, secret, new Date()) : null;
  if (!preview?.linkId) return preview;
  return (await isLinkOpen(preview.linkId)) ? preview : null;
}

const previewOfCookie = cache((cookie: string) => openPreview(new URLSearchParams(cookie)));

/** Cookies are only read in draft mode, so that pages stay cacheable. */
export async function currentPreview(): Promise<OpenPreview | null> {
  if (!env().revalidateSecret || !(await isDraft())) return null;
  return previewOfCookie((await cookies()).get(PREVIEW_COOKIE)?.value ?? "");
}

export async function pageTime(): Promise<Date> {
  const preview = await currentPreview();
  return (preview && previewInstant(preview)) ?? now();
}
