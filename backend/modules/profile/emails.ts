import { composeEmail, shopLink } from "../mail/email";
import { greeting } from "../mail/greeting";
import type { Email } from "../mail/outbox";

const IGNORE_NOTICE = "Se non l'hai chiesto tu, non fare niente: resta tutto com'è.";

/** Account e-mails; `shop` is the storefront's URL. */
export const emails = {
  newEmail: (storefrontUrl: string, to: string, token: string): Email =>
    composeEmail(
      to,
      "Conferma la tua nuova e-mail",
      "apri questo indirizzo per usare questa e-mail con il tuo account. Vale un giorno e una volta sola.",
      shopLink(storefrontUrl, "/profile/email-updated", { token }),
      IGNORE_NOTICE,
    ),
  emailTaken: (to: string): Email =>
    composeEmail(
      to,
      "Questa e-mail è già di un account",
      "qualcuno ha chiesto di usare questa e-mail per un altro account. Non è possibile: appartiene già al tuo.",
      IGNORE_NOTICE,
    ),
  emailChanged: (to: string, email: string): Email =>
    composeEmail(
      to,
      "La tua e-mail è cambiata",
      `da ora accedi con ${email}.`,
      "Se non sei stato tu, chiamaci subito allo 02 8457 1320.",
    ),
  passwordChanged: (to: string): Email =>
    composeEmail(
      to,
      "La tua password è cambiata",
      "la password del tuo account è stata cambiata dal tuo profilo e abbiamo chiuso le sessioni aperte altrove.",
      "Se non sei stato tu, chiamaci subito allo 02 8457 1320.",
    ),
  deletion: (storefrontUrl: string, to: string, token: string): Email =>
    composeEmail(
      to,
      "Vuoi eliminare il tuo account?",
      "apri questo indirizzo per eliminarlo. Vale un'ora e una volta sola.",
      shopLink(storefrontUrl, "/profile/account-deletion", { token }),
      IGNORE_NOTICE,
    ),
  deleted: (to: string, firstName: string): Email =>
    composeEmail(
      to,
      "Il tuo account è stato eliminato",
      greeting(firstName),
      "abbiamo eliminato il tuo account, come ci hai chiesto: nome, contatti, indirizzi, liste, consensi, carte salvate e dati di fatturazione. Gli ordini restano, senza il tuo nome, finché la legge ci chiede di conservarli.",
      "Se non sei stato tu, chiamaci subito allo 02 8457 1320.",
    ),
};
