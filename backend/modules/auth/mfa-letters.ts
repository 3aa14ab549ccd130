import { letter, shopLink } from "../mail/letter";
import type { Letter } from "../mail/outbox";

const NOT_YOU = "Se non sei stato tu, qualcuno conosce la tua password: scegline subito un'altra qui.";

const otherPassword = (shop: string) => shopLink(shop, "/reset-password-request");

/** What is written about the second factor; `shop` is the storefront's address. */
export const letters = {
  pin: (shop: string, to: string, pin: string): Letter =>
    letter(
      to,
      "Il tuo codice per accedere",
      `il codice è ${pin}. Vale dieci minuti e una volta sola: non darlo a nessuno, nemmeno a noi.`,
      NOT_YOU,
      otherPassword(shop),
    ),
  switched: (shop: string, to: string, enabled: boolean): Letter =>
    letter(
      to,
      enabled ? "Verifica in due passaggi attivata" : "Verifica in due passaggi disattivata",
      enabled
        ? "da ora, per accedere, oltre alla password ti chiediamo un codice che ti mandiamo qui."
        : "da ora per accedere basta la password.",
      NOT_YOU,
      otherPassword(shop),
    ),
};
