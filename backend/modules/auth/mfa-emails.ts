import { composeEmail, shopLink } from "../mail/email";
import type { Email } from "../mail/outbox";

const NOT_YOU = "Se non sei stato tu, qualcuno conosce la tua password: scegline subito un'altra qui.";

const resetPasswordLink = (storefrontUrl: string) => shopLink(storefrontUrl, "/reset-password-request");

export const emails = {
  pin: (storefrontUrl: string, to: string, pin: string): Email =>
    composeEmail(
      to,
      "Il tuo codice per accedere",
      `il codice è ${pin}. Vale dieci minuti e una volta sola: non darlo a nessuno, nemmeno a noi.`,
      NOT_YOU,
      resetPasswordLink(storefrontUrl),
    ),
  toggled: (storefrontUrl: string, to: string, enabled: boolean): Email =>
    composeEmail(
      to,
      enabled ? "Verifica in due passaggi attivata" : "Verifica in due passaggi disattivata",
      enabled
        ? "da ora, per accedere, oltre alla password ti chiediamo un codice che ti mandiamo qui."
        : "da ora per accedere basta la password.",
      NOT_YOU,
      resetPasswordLink(storefrontUrl),
    ),
};
