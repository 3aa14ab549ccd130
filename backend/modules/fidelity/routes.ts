import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { loyaltyCard } from "../../db/schema";
import { EbsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { parseDate } from "../../shop-dates";
import { updateCustomer } from "../profile/detail";
import type { Customer } from "../session/session";
import { requireCustomer } from "../session/visitor";
import { addCardToAccount } from "./add-card";
import { findCards, findFreeCard, lockHolder, lockHolderWithRoom } from "./cards";
import { throttleCards } from "./throttle-cards";

const cardNumber = z.string().transform((text) => text.replace(/\s/g, "").slice(0, 20));
const cardSchema = z.object({ fidelity_card: cardNumber, birth_date: z.string().default("") });

export async function fidelityRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  async function readInput(request: FastifyRequest) {
    const owner = requireCustomer(request);
    const { fidelity_card: fidelityCard, birth_date: birthDateText } = parseFields(request, cardSchema);
    const now = clock.now();
    await throttleCards(db, `fidelity:${owner.customerId}`, now);
    return {
      owner,
      fidelityCard,
      birthDate: birthDateText ? parseDate(birthDateText) : owner.birthDate,
      now,
    };
  }

  const cardsResponse = async (owner: Customer) => ok({ cards: await findCards(db, owner, clock.now()) });

  app.get("/ebsn/api/registration-card/view-cards", (request) => cardsResponse(requireCustomer(request)));

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration-card/check-card",
    handler: async (request) => {
      const { fidelityCard, birthDate } = await readInput(request);
      const found = await findFreeCard(db, fidelityCard, birthDate).catch((cause: unknown) => {
        if (cause instanceof EbsnError) return null;
        throw cause;
      });
      return ok({ valid: found !== null });
    },
  });

  app.post("/ebsn/api/registration-card/add-card", async (request) => {
    const {
      owner: { customerId },
      fidelityCard,
      birthDate,
      now,
    } = await readInput(request);
    const changed = await db.transaction(async (tx) => {
      const owner = await lockHolderWithRoom(tx, customerId, now);
      await findFreeCard(tx, fidelityCard, birthDate);
      return addCardToAccount({ tx, config }, { owner, fidelityCard, now });
    });
    return cardsResponse(changed);
  });

  app.post("/ebsn/api/registration-card/remove-card", async (request) => {
    const { customerId } = requireCustomer(request);
    const { fidelity_card: fidelityCard } = parseFields(request, z.object({ fidelity_card: cardNumber }));
    const changed = await db.transaction(async (tx) => {
      const owner = await lockHolder(tx, customerId);
      await tx
        .update(loyaltyCard)
        .set({ customerId: null, addedAt: null, anagraphic: {} })
        .where(and(eq(loyaltyCard.fidelityCard, fidelityCard), eq(loyaltyCard.customerId, customerId)));
      if (owner.fidelityCard !== fidelityCard) return owner;
      const [next] = await findCards(tx, { ...owner, fidelityCard: "" }, clock.now());
      return updateCustomer(tx, customerId, { fidelityCard: next?.fidelityCard ?? "" });
    });
    return cardsResponse(changed);
  });
}
