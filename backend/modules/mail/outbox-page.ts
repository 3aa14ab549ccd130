import { brand } from "../../../brand.config";
import { escapeHtml } from "../../http/escape-html";
import { htmlPage } from "../../http/html-page";

const STYLE = `
  body { max-width: 44rem; }
  article { margin: 1rem 0; padding: 1.25rem; border-radius: .75rem; background: #fff; overflow-wrap: anywhere; }
  h2 { margin: 0; font-size: 1.1rem; } p { white-space: pre-line; } .note { font-size: .9rem; margin: 0; }
  @media (prefers-color-scheme: dark) { article { background: #17213a; } }`;

const TITLE = "Posta in uscita";

const linkify = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

export type SentEmail = { recipient: string; subject: string; body: string; sentAt: Date };

const SENT_AT_FORMAT = new Intl.DateTimeFormat("it", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: brand.timeZone,
});

export function outboxPage(emails: SentEmail[]): string {
  const list = emails.map(
    ({ recipient, subject, body, sentAt }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="note">A ${escapeHtml(recipient)} · ${SENT_AT_FORMAT.format(sentAt)}</p>
<p>${linkify(body)}</p>
</article>`,
  );
  return htmlPage(
    TITLE,
    STYLE,
    `<h1>${TITLE}</h1>
<p>Il negozio di prova non spedisce nulla: le sue mail restano qui per una settimana.</p>
${list.join("\n") || `<p role="status">Ancora nessuna mail.</p>`}`,
  );
}

export const outboxLogInPage = (): string =>
  htmlPage(TITLE, STYLE, "<p>Serve l'accesso di chi lavora nel negozio.</p>");
