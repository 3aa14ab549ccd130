import { createHash } from "node:crypto";
import { escapeHtml } from "../../http/escape-html";
import { FORM_STYLE, htmlPage } from "../../http/html-page";

const SUBMIT = "document.forms[0].submit()";
/** For the policy of the page that submits the answer. */
export const SUBMIT_HASH = createHash("sha256").update(SUBMIT).digest("base64");

const page = (title: string, content: string) => htmlPage(title, FORM_STYLE, `<h1>${title}</h1>\n${content}`);

export const logInPage = (samlRequest: string, error: string): string =>
  page(
    "Accesso aziendale di prova",
    `<p>Questo fornitore di identità esiste solo nel negozio di prova: conosce chi lavora nel negozio, con la stessa password.</p>
${error && `<p role="alert">${escapeHtml(error)}</p>`}
<form method="post" action="/saml/idp">
<input type="hidden" name="SAMLRequest" value="${escapeHtml(samlRequest)}">
<label>Utente <input name="backoffice_user" required maxlength="200" autocomplete="username" autocapitalize="none" spellcheck="false"></label>
<label>Password <input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
<label>Codice, se lo usi <input name="otp" inputmode="numeric" maxlength="20" autocomplete="one-time-code"></label>
<button>Continua</button>
</form>`,
  );

/** Works without scripts too, by its button. */
export const answerPage = (acs: string, samlResponse: string): string =>
  page(
    "Accesso riuscito",
    `<form method="post" action="${escapeHtml(acs)}">
<input type="hidden" name="SAMLResponse" value="${escapeHtml(samlResponse)}">
<button>Torna al negozio</button>
</form>
<script>${SUBMIT}</script>`,
  );
