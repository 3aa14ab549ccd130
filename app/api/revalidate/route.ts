import { revalidateTag } from "next/cache";
import { z } from "zod";
import { isKnownTag } from "@/lib/cache-policy";
import { readText } from "@/lib/ebsn/door/body";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { isSigned } from "@/lib/signature";

const MOST_BYTES = 16 * 1024;

const schema = z.object({ tags: z.array(z.string().refine(isKnownTag, "unknown tag")).min(1).max(100) });

const refuse = (status: number, reason: string) =>
  Response.json({ error: reason }, { status, headers: { "cache-control": "no-store" } });

function readTags(message: string): string[] | null {
  try {
    return schema.parse(JSON.parse(message)).tags;
  } catch {
    return null;
  }
}

/** Renews what is kept under tags of the cache table; the caller signs its body with REVALIDATE_SECRET. */
export async function POST(request: Request): Promise<Response> {
  const secret = env().revalidateSecret;
  if (!secret) return refuse(404, "not configured");
  const message = await readText(request, MOST_BYTES);
  if (message === null) return refuse(413, "too large");
  const time = request.headers.get("x-madia-time");
  const signature = request.headers.get("x-madia-signature");
  if (!isSigned({ message, time, signature, secret, now: Date.now() })) return refuse(401, "not signed");
  const tags = readTags(message);
  if (!tags) return refuse(400, "no known tags");
  for (const tag of tags) revalidateTag(tag, "max");
  log("info", "revalidate", { tags: tags.join(" ") });
  return Response.json({ renewed: tags }, { headers: { "cache-control": "no-store" } });
}
