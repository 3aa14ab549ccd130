import type { Message, Messages } from "../ebsn/domain/envelope";
import { htmlToText, sanitizeHtml } from "../html/sanitize";

const MARKUP = /[<&\n\\]/;
const LINE_END = /\\r\\n|\\n|\r?\n/g;

/** Shops write markup and escaped line ends into messages: `message` is their text, `html` what is left of them. */
function formatMessage({ code, message }: Message): Message {
  if (!MARKUP.test(message)) return { code, message };
  const html = sanitizeHtml(message.replace(LINE_END, "<br>"));
  return { code, message: htmlToText(html), ...(/<\w/.test(html) && { html }) };
}

export const formatMessages = ({ errors, infos, warnings }: Messages): Messages => ({
  errors: errors.map(formatMessage),
  infos: infos.map(formatMessage),
  warnings: warnings.map(formatMessage),
});
