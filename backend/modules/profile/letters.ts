import { letter, shopLink } from "../mail/letter";
import type { Letter } from "../mail/outbox";

const NOT_YOU = "Se non l'hai chiesto tu, non fare niente: resta tutto com'è.";

/** What customers are written about changes of their account; `shop` is the storefront's address. */
export const letters = {
  newEmail: (shop: string, to: string, token: string): Letter =>
    letter(
      to,
      "Conferma la tua nuova e-mail",
      "apri questo indirizzo per usare questa e-mail con il tuo account. Vale un giorno e una volta sola.",
      shopLink(shop, "/profile/email-updated", { token }),
      NOT_YOU,
    ),
  emailTaken: (to: string): Letter =>
    letter(
      to,
      "Questa e-mail è già di un account",
      "qualcuno ha chiesto di usare questa e-mail per un altro account. Non è possibile: appartiene già al tuo.",
      NOT_YOU,
    ),
  emailChanged: (to: string, email: string): Letter =>
    letter(
      to,
      "La tua e-mail è cambiata",
      `da ora accedi con ${email}.`,
      "Se non sei stato tu, chiamaci subito allo 02 8457 1320.",
    ),
  passwordChanged: (to: string): Letter =>
    letter(
      to,
      "La tua password è cambiata",
      "la password del tuo account è stata cambiata dal tuo profilo e abbiamo chiuso le sessioni aperte altrove.",
      "Se non sei stato tu, chiamaci subito allo 02 8457 1320.",
    ),
  deletion: (shop: string, to: string, token: string): Letter =>
    letter(
      to,
      "Vuoi eliminare il tuo account?",
      "apri questo indirizzo per eliminarlo. Vale un'ora e una volta sola.",
      shopLink(shop, "/profile/account-deletion", { token }),
      NOT_YOU,
    ),
};
