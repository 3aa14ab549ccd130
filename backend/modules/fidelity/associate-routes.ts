import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { validateCardHolder } from "../../../lib/rules/account/registration";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { throwFieldErrors } from "../profile/field-errors";
import { requireUnassignedCard } from "../registration/cards";
import type { Customer } from "../session/session";
import { requireCustomer } from "../session/visitor";
import { addCardToAccount } from "./add-card";
import { findCards, lockHolderWithRoom } from "./cards";
import { throttleCards } from "./throttle-cards";

const cardSchema = z.object({
  fidelityCard: z.string().transform((text) => text.replace(/\s/g, "").slice(0, 20)),
  lastName: z.string().trim().max(60).default(""),
});

/** A card from the till, by number and surname, for who came from an identity provider. */
export async function associateCardRoutes(
  app: FastifyInstance,
  { db, clock, config }: Context,
): Promise<void> {
  async function associate(
    customerId: number,
    input: z.output<typeof cardSchema>,
    now: Date,
  ): Promise<Customer> {
    return db.transaction(async (tx) => {
      const owner = await lockHolderWithRoom(tx, customerId, now);
      const fidelityCard = await requireUnassignedCard(tx, input.fidelityCard, input.lastName);
      return addCardToAccount({ tx, config }, { owner, fidelityCard, now });
    });
  }

  app.post("/ebsn/api/finiper/associate_card", async (request) => {
    const { customerId } = requireCustomer(request);
    const input = parseFields(request, cardSchema);
    throwFieldErrors("registration", validateCardHolder(input));
    const now = clock.now();
    await throttleCards(db, `fidelity:${customerId}`, now);
    const changed = await associate(customerId, input, now);
    return ok({ cards: await findCards(db, changed, now) });
  });
}
