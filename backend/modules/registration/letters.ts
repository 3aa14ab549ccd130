import { letter, shopLink } from "../mail/letter";
import type { Letter } from "../mail/outbox";

/** What people who register or forget their password are written; `shop` is the storefront's address. */
export const letters = {
  confirm: (shop: string, to: string, firstName: string, code: string): Letter =>
    letter(
      to,
      "Conferma la tua registrazione",
      `Ciao ${firstName},`,
      "manca solo un passo: apri questo link per confermare la tua e-mail. Vale due giorni.",
      shopLink(shop, "/registration/confirm", { e_mail: to, reg_control_code: code }),
      "Se non sei stato tu, non fare niente: senza conferma non apriamo nessun account.",
    ),
  alreadyCustomer: (shop: string, to: string): Letter =>
    letter(
      to,
      "Hai già un account",
      "qualcuno, forse tu, ha chiesto di registrarsi con questa e-mail. Hai già un account: puoi accedere da qui.",
      shopLink(shop, "/login"),
      "Se non ricordi la password, ne scegli una nuova qui.",
      shopLink(shop, "/reset-password-request"),
    ),
  reset: (shop: string, to: string, token: string): Letter =>
    letter(
      to,
      "Scegli una nuova password",
      "apri questo link per scegliere una nuova password. Vale un'ora e una volta sola.",
      shopLink(shop, "/reset-password-confirm", { e_mail: to, token }),
      "Se non l'hai chiesto tu, non fare niente: la password resta quella di prima.",
    ),
  changed: (shop: string, to: string): Letter =>
    letter(
      to,
      "La tua password è cambiata",
      "la password del tuo account è stata cambiata e abbiamo chiuso tutte le sessioni aperte.",
      "Se non sei stato tu, scegline subito un'altra qui.",
      shopLink(shop, "/reset-password-request"),
    ),
};
