import type { Email } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";
import type { Translator } from "../lang/translator";

const notYou = (shop: Shop, { t, language }: Translator) => [
  t("notYou.passwordKnown"),
  shopLink(shop, language, "/reset-password-request"),
];

export const emails = {
  pin: (shop: Shop, recipient: string, pin: string): Email => ({
    recipient,
    write: (translator) => ({
      subject: translator.t("account.pin.subject"),
      paragraphs: [translator.t("account.pin.text", { pin }), ...notYou(shop, translator)],
    }),
  }),
  toggled: (shop: Shop, recipient: string, enabled: boolean): Email => ({
    recipient,
    write: (translator) => ({
      subject: translator.t(enabled ? "account.twoSteps.onSubject" : "account.twoSteps.offSubject"),
      paragraphs: [
        translator.t(enabled ? "account.twoSteps.on" : "account.twoSteps.off"),
        ...notYou(shop, translator),
      ],
    }),
  }),
};
