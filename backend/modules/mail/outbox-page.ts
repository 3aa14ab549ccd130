import { brand } from "../../../brand.config";
import { escapeHtml } from "../../http/escape-html";
import { htmlPage } from "../../http/html-page";
import type { RenderedEmail } from "./render";

const STYLE = `
  body { max-width: 44rem; }
  article { margin: 1rem 0; padding: 1.25rem; border-radius: .75rem; background: #fff; overflow-wrap: anywhere; }
  h2 { margin: 0; font-size: 1.1rem; } p { white-space: pre-line; } .note { font-size: .9rem; margin: 0; }
  .link { display: inline-block; padding: .75rem 1.25rem; border: 1px solid transparent; border-radius: .5rem;
    background: #14213d; color: #fff; font-weight: 600; text-decoration: none; }
  @media (prefers-color-scheme: dark) { article { background: #17213a; } .link { background: #eef1f6; color: #14213d; } }`;

const TITLE = "Posta in uscita";

const SENT_AT_FORMAT = new Intl.DateTimeFormat("it", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: brand.timeZone,
});

export function outboxPage(emails: RenderedEmail[]): string {
  const list = emails.map(
    ({ recipient, subject, html, sentAt }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="note">A ${escapeHtml(recipient)} · ${SENT_AT_FORMAT.format(sentAt)}</p>
${html}
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

const textOf = ({ recipient, subject, sentAt, text }: RenderedEmail): string =>
  [`${subject}\nA ${recipient} · ${SENT_AT_FORMAT.format(sentAt)}`, text].join("\n\n");

/** The same emails as a reader without HTML gets them. */
export const outboxText = (emails: RenderedEmail[]): string => emails.map(textOf).join("\n\n\n");

export const outboxLogInPage = (): string =>
  htmlPage(TITLE, STYLE, "<p>Serve l'accesso di chi lavora nel negozio.</p>");
