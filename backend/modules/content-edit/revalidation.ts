import { createHmac } from "node:crypto";
import type { BackendConfig } from "../../config";
import type { ContentKind } from "./documents";

const TIMEOUT_MS = 5000;

export const revalidationTags = (kind: ContentKind, slug: string): string[] => {
  if (kind === "leaflet") return ["leaflets", "sitemap"];
  if (kind === "home" || kind === "category") return [`category:${slug}`, "sitemap"];
  return ["content", "sitemap"];
};

/** Returns whether the storefront revalidates its pages at once. */
export async function revalidateStorefront(
  { STOREFRONT_URL, REVALIDATE_SECRET }: Pick<BackendConfig, "STOREFRONT_URL" | "REVALIDATE_SECRET">,
  tags: string[],
): Promise<boolean> {
  if (!REVALIDATE_SECRET) return false;
  const body = JSON.stringify({ tags, expire: true });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", REVALIDATE_SECRET).update(`${time}.${body}`).digest("hex");
  try {
    const { ok } = await fetch(`${STOREFRONT_URL}/api/revalidate`, {
      method: "POST",
      body,
      headers: { "x-madia-time": String(time), "x-madia-signature": signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
