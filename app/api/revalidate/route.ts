import { revalidateTag } from "next/cache";
import { z } from "zod";
import { isKnownTag } from "@/lib/cache-policy";
import { readTextBody } from "@/lib/upstream/read-body";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { isSignatureValid } from "@/lib/signature";
import { missingRoutes } from "@/lib/upstream/missing-routes";

const MAX_BODY_BYTES = 16 * 1024;

/** `expire`: the next visitor already gets the new page. */
const schema = z.object({
  tags: z.array(z.string().refine(isKnownTag, "unknown tag")).min(1).max(100),
  expire: z.boolean().default(false),
});

const reject = (status: number, reason: string) =>
  Response.json({ error: reason }, { status, headers: { "cache-control": "no-store" } });

function readMessage(message: string): z.output<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(message));
  } catch {
    return null;
  }
}

export async function POST(request: Request): Promise<Response> {
  const secret = env().revalidateSecret;
  if (!secret) return reject(404, "not configured");
  const message = await readTextBody(request, MAX_BODY_BYTES);
  if (message === null) return reject(413, "too large");
  const time = request.headers.get("x-madia-time");
  const signature = request.headers.get("x-madia-signature");
  if (!isSignatureValid({ message, time, signature, secret, now: Date.now() }))
    return reject(401, "not signed");
  const change = readMessage(message);
  if (!change) return reject(400, "no known tags");
  const { tags, expire } = change;
  for (const tag of tags) revalidateTag(tag, expire ? { expire: 0 } : "max");
  missingRoutes.clear();
  log("info", "revalidate", { tags: tags.join(" ") });
  return Response.json({ renewed: tags }, { headers: { "cache-control": "no-store" } });
}
