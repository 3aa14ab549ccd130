export const PREVIEW_HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

export const previewErrorResponse = (status: 400 | 403 | 404 | 503, text: string): Response =>
  new Response(text, {
    status,
    headers: { ...PREVIEW_HEADERS, "content-type": "text/plain; charset=utf-8" },
  });

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...PREVIEW_HEADERS, location } });

export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = await request.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
}

export const NOT_FOR_YOU = "Questa parte è riservata a chi cura i contenuti del negozio.";
export const NOT_CONFIGURED = "Anteprime non configurate: manca REVALIDATE_SECRET.";
export const UNREADABLE = "La pagina o la data non sono valide.";
