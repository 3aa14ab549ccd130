import { escapeHtml } from "../../http/escape-html";
import { FORM_STYLE, htmlPage } from "../../http/html-page";

export type ProviderPage = { title: string; action: string; relayStateUrl: string; cancelUrl: string };

/** Page of the stand-in provider, which accepts any name. */
export const providerPage = ({ title, action, relayStateUrl, cancelUrl }: ProviderPage): string =>
  htmlPage(
    title,
    FORM_STYLE,
    `<h1>${title}</h1>
<p>Questo fornitore di identità esiste solo nel negozio di prova: scrivi chi vuoi essere.</p>
<form method="post" action="${action}">
<input type="hidden" name="relay_state_url" value="${escapeHtml(relayStateUrl)}">
<label>Nome <input name="first_name" required maxlength="60" autocomplete="given-name" value="Nora"></label>
<label>Cognome <input name="last_name" required maxlength="60" autocomplete="family-name" value="Valli"></label>
<label>E-mail <input name="e_mail" type="email" required maxlength="200" autocomplete="email" value="nora.valli@social.test"></label>
<button>Continua</button>
</form>
<p><a href="${escapeHtml(cancelUrl)}">Annulla e torna al negozio</a></p>`,
  );
