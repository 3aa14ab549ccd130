import { revalidateTag } from "next/cache";
import { z } from "zod";
import { isKnownTag } from "@/lib/cache-policy";
import { readText } from "@/lib/gateway/body";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { isSignatureValid } from "@/lib/signature";

const MAX_BODY_BYTES = 16 * 1024;

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

export async function POST(request: Request): Promise<Response> {
  const secret = env().revalidateSecret;
  if (!secret) return refuse(404, "not configured");
  const message = await readText(request, MAX_BODY_BYTES);
  if (message === null) return refuse(413, "too large");
  const time = request.headers.get("x-madia-time");
  const signature = request.headers.get("x-madia-signature");
  if (!isSignatureValid({ message, time, signature, secret, now: Date.now() }))
    return refuse(401, "not signed");
  const tags = readTags(message);
  if (!tags) return refuse(400, "no known tags");
  for (const tag of tags) revalidateTag(tag, "max");
  log("info", "revalidate", { tags: tags.join(" ") });
  return Response.json({ renewed: tags }, { headers: { "cache-control": "no-store" } });
}
