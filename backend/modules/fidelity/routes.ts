import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { loyaltyCard } from "../../db/schema";
import { EbsnError, fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { readDate } from "../../rome";
import { admitAll } from "../auth/throttle";
import { changeCustomer } from "../profile/detail";
import type { Customer } from "../session/session";
import { customerOf } from "../session/visitor";
import { cardsOf, freeCardOf } from "./cards";

const MOST_TRIED = 10;
const MOST_CARDS = 5;
const TOO_MANY = { code: "error.fidelity_card.too_many", what: "Troppi tentativi" };

const number = z.string().transform((text) => text.replace(/\s/g, "").slice(0, 20));
const givenSchema = z.object({ fidelity_card: number, birth_date: z.string().default("") });

const full = () =>
  fail("error.fidelity_card.full", `Puoi avere al massimo ${MOST_CARDS} carte sul tuo account.`);

/** Loyalty cards on the account of a customer (spec 3 §7). */
export async function fidelityRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function given(request: FastifyRequest) {
    const owner = customerOf(request);
    const { fidelity_card: fidelityCard, birth_date: birth } = fields(request, givenSchema);
    const now = clock.now();
    await admitAll(db, [[`fidelity:${owner.customerId}`, MOST_TRIED]], now, TOO_MANY);
    return { owner, fidelityCard, birthDate: birth ? readDate(birth) : owner.birthDate, now };
  }

  const answer = async (owner: Customer) => ok({ cards: await cardsOf(db, owner) });

  app.get("/ebsn/api/registration-card/view-cards", (request) => answer(customerOf(request)));

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration-card/check-card",
    handler: async (request) => {
      const { fidelityCard, birthDate } = await given(request);
      const found = await freeCardOf(db, fidelityCard, birthDate).catch((cause: unknown) => {
        if (cause instanceof EbsnError) return null;
        throw cause;
      });
      return ok({ valid: found !== null });
    },
  });

  app.post("/ebsn/api/registration-card/add-card", async (request) => {
    const { owner, fidelityCard, birthDate, now } = await given(request);
    if ((await cardsOf(db, owner)).length >= MOST_CARDS) throw full();
    const changed = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      await freeCardOf(tx, fidelityCard, birthDate);
      await tx
        .update(loyaltyCard)
        .set({ customerId: owner.customerId, addedAt: now })
        .where(eq(loyaltyCard.fidelityCard, fidelityCard));
      return owner.fidelityCard ? owner : changeCustomer(tx, owner.customerId, { fidelityCard });
    });
    return answer(changed);
  });

  app.post("/ebsn/api/registration-card/remove-card", async (request) => {
    const owner = customerOf(request);
    const { fidelity_card: fidelityCard } = fields(request, z.object({ fidelity_card: number }));
    const changed = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      await tx
        .update(loyaltyCard)
        .set({ customerId: null, addedAt: null })
        .where(and(eq(loyaltyCard.fidelityCard, fidelityCard), eq(loyaltyCard.customerId, owner.customerId)));
      if (owner.fidelityCard !== fidelityCard) return owner;
      const [next] = await cardsOf(tx, { ...owner, fidelityCard: "" });
      return changeCustomer(tx, owner.customerId, { fidelityCard: next?.fidelityCard ?? "" });
    });
    return answer(changed);
  });
}
