import { escapeHtml } from "../../http/escape-html";
const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { margin: 0 auto; max-width: 44rem; padding: 1.5rem; background: #eef1f6; color: #14213d; }
  article { margin: 1rem 0; padding: 1.25rem; border-radius: .75rem; background: #fff; overflow-wrap: anywhere; }
  h2 { margin: 0; font-size: 1.1rem; } p { white-space: pre-line; } .note { font-size: .9rem; margin: 0; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid #d97706; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) { body { background: #0d1424; color: #eef1f6; } article { background: #17213a; } }`;

const linkify = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

export type SentEmail = { recipient: string; subject: string; body: string; sentAt: Date };

const SENT_AT_FORMAT = new Intl.DateTimeFormat("it", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Rome",
});

export function outboxPage(emails: SentEmail[]): string {
  const list = emails.map(
    ({ recipient, subject, body, sentAt }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="note">A ${escapeHtml(recipient)} · ${SENT_AT_FORMAT.format(sentAt)}</p>
<p>${linkify(body)}</p>
</article>`,
  );
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Posta in uscita</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Posta in uscita</h1>
<p>Il negozio di prova non spedisce nulla: le sue mail restano qui per una settimana.</p>
${list.join("\n") || `<p role="status">Ancora nessuna mail.</p>`}
</main>
</body>
</html>`;
}
