import { htmlToText, sanitizeHtml } from "./sanitize";

const MARKUP = /[<&\n\\]/;
const LINE_END = /\\r\\n|\\n|\r?\n/g;

/** Shops write markup and escaped line ends into messages: `message` is their text, `html` what is left of them. */
export function formatText<M extends { message: string }>(source: M): M & { html?: string } {
  if (!MARKUP.test(source.message)) return source;
  const html = sanitizeHtml(source.message.replace(LINE_END, "<br>"));
  return { ...source, message: htmlToText(html), ...(/<\w/.test(html) && { html }) };
}
