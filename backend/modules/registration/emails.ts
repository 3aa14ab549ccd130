import { composeEmail, shopLink } from "../mail/email";
import type { Email } from "../mail/outbox";

/** Registration and password reset e-mails; `shop` is the storefront's URL. */
export const emails = {
  confirm: (storefrontUrl: string, to: string, firstName: string, code: string): Email =>
    composeEmail(
      to,
      "Conferma la tua registrazione",
      `Ciao ${firstName},`,
      "manca solo un passo: apri questo link per confermare la tua e-mail. Vale due giorni.",
      shopLink(storefrontUrl, "/registration/confirm", { e_mail: to, reg_control_code: code }),
      "Se non sei stato tu, non fare niente: senza conferma non apriamo nessun account.",
    ),
  alreadyCustomer: (storefrontUrl: string, to: string): Email =>
    composeEmail(
      to,
      "Hai già un account",
      "qualcuno, forse tu, ha chiesto di registrarsi con questa e-mail. Hai già un account: puoi accedere da qui.",
      shopLink(storefrontUrl, "/login"),
      "Se non ricordi la password, ne scegli una nuova qui.",
      shopLink(storefrontUrl, "/reset-password-request"),
    ),
  passwordReset: (storefrontUrl: string, to: string, token: string): Email =>
    composeEmail(
      to,
      "Scegli una nuova password",
      "apri questo link per scegliere una nuova password. Vale un'ora e una volta sola.",
      shopLink(storefrontUrl, "/reset-password-confirm", { e_mail: to, token }),
      "Se non l'hai chiesto tu, non fare niente: la password resta quella di prima.",
    ),
  passwordChanged: (storefrontUrl: string, to: string): Email =>
    composeEmail(
      to,
      "La tua password è cambiata",
      "la password del tuo account è stata cambiata e abbiamo chiuso tutte le sessioni aperte.",
      "Se non sei stato tu, scegline subito un'altra qui.",
      shopLink(storefrontUrl, "/reset-password-request"),
    ),
};
