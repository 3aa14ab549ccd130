export const seeOther = (
  location: string,
  headers: Record<string, string> = { "cache-control": "no-store" },
): Response => new Response(null, { status: 303, headers: { ...headers, location } });
