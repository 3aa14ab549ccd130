import { callerLocale } from "@/lib/gateway/caller-locale";
import messages from "@/messages/plain-responses.json";

export const PREVIEW_HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

const STATUSES = {
  forbidden: 403,
  notConfigured: 503,
  invalid: 400,
  expired: 403,
  unknownLink: 404,
  notRevoked: 503,
  notShared: 503,
} as const;

export const previewErrorResponse = (request: Request, reason: keyof typeof STATUSES): Response =>
  new Response(messages[callerLocale(request.headers)].preview[reason], {
    status: STATUSES[reason],
    headers: { ...PREVIEW_HEADERS, "content-type": "text/plain; charset=utf-8" },
  });

export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = await request.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
}
