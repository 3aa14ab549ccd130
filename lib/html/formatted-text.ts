import { htmlToText, sanitizeHtml } from "./sanitize";

const MARKUP = /[<&\n\\]/;
const LINE_END = /\\r\\n|\\n|\r?\n/g;

/** Messages may contain markup and escaped line breaks: `message` is the plain text, `html` the sanitised markup. */
export function formatText<M extends { message: string }>(source: M): M & { html?: string } {
  if (!MARKUP.test(source.message)) return source;
  const html = sanitizeHtml(source.message.replace(LINE_END, "<br>"));
  return { ...source, message: htmlToText(html), ...(/<\w/.test(html) && { html }) };
}
