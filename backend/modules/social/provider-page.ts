import { escapeHtml } from "../../http/escape-html";

export const PAGE_STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { margin: 0 auto; max-width: 26rem; padding: 1.5rem; background: #eef1f6; color: #14213d; }
  form, label { display: grid; gap: .5rem; } form { gap: 1rem; padding: 1.25rem; border-radius: .75rem; background: #fff; }
  input, button { font: inherit; padding: .75rem; border: 1px solid #6b7690; border-radius: .5rem; }
  button { background: #14213d; color: #fff; } :focus-visible { outline: 3px solid #d97706; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) { body { background: #0d1424; color: #eef1f6; } form { background: #17213a; } button { background: #eef1f6; color: #14213d; } }`;

export type ProviderPage = { title: string; action: string; relayStateUrl: string; cancelUrl?: string };

/** Page of the stand-in provider, which accepts any name. */
export const providerPage = ({
  title,
  action,
  relayStateUrl,
  cancelUrl,
}: ProviderPage): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Questo fornitore di identità esiste solo nel negozio di prova: scrivi chi vuoi essere.</p>
<form method="post" action="${action}">
<input type="hidden" name="relay_state_url" value="${escapeHtml(relayStateUrl)}">
<label>Nome <input name="first_name" required maxlength="60" autocomplete="given-name" value="Nora"></label>
<label>Cognome <input name="last_name" required maxlength="60" autocomplete="family-name" value="Valli"></label>
<label>E-mail <input name="e_mail" type="email" required maxlength="200" autocomplete="email" value="nora.valli@social.test"></label>
<button>Continua</button>
</form>${cancelUrl ? `\n<p><a href="${escapeHtml(cancelUrl)}">Annulla e torna al negozio</a></p>` : ""}
</main>
</body>
</html>`;
