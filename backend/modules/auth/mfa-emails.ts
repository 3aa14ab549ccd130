import type { Letter } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";
import type { Words } from "../mail/words";

const notYou = (shop: Shop, { text, language }: Words) => [
  text("notYou.passwordKnown"),
  shopLink(shop, language, "/reset-password-request"),
];

export const emails = {
  pin: (shop: Shop, recipient: string, pin: string): Letter => ({
    recipient,
    write: (words) => ({
      subject: words.text("account.pin.subject"),
      paragraphs: [words.text("account.pin.text", { pin }), ...notYou(shop, words)],
    }),
  }),
  toggled: (shop: Shop, recipient: string, enabled: boolean): Letter => ({
    recipient,
    write: (words) => ({
      subject: words.text(enabled ? "account.twoSteps.onSubject" : "account.twoSteps.offSubject"),
      paragraphs: [
        words.text(enabled ? "account.twoSteps.on" : "account.twoSteps.off"),
        ...notYou(shop, words),
      ],
    }),
  }),
};
