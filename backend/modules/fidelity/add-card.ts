import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { sendMail } from "../mail/outbox";
import { updateCustomer } from "../profile/detail";
import type { Customer } from "../session/session";
import { claimCard, invalidCard } from "./cards";
import { emails } from "./emails";

type Addition = { owner: Customer; fidelityCard: string; now: Date };

/** The first card of an account becomes its main one. The caller has locked the owner and checked that the card is free. */
export async function addCardToAccount(
  { tx, config }: { tx: Db; config: Context["config"] },
  { owner, fidelityCard, now }: Addition,
): Promise<Customer> {
  const { customerId } = owner;
  const card = await claimCard(tx, fidelityCard, customerId, now);
  if (!card) throw invalidCard();
  if (owner.fidelityCard) return owner;
  const withCard = await updateCustomer(tx, customerId, { fidelityCard });
  if (card.agreedAt === null) await sendMail(tx, emails.agreement(config, withCard), now);
  return withCard;
}
