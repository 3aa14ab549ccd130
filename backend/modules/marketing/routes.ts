import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireContactKeys } from "../../../lib/ebsn/schemas/marketing";
import type { Context } from "../../context";
import { consent, disclaimer } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import type { Customer } from "../session/session";
import { requireCustomer } from "../session/visitor";

const DEFAULT_COUNT = 5;
const MARKETING_PRIORITY = 3;

const contactSchema = z.object({
  channelAddressList: z.array(z.string().trim().toLowerCase().max(200)).min(1).max(10),
  maximumCount: optionalInt,
});
const removeSchema = z.object({ contactKey: z.string().max(100), userId: int });

const unknownContact = () =>
  ebsnError(
    "error.marketing.contact",
    "Questo contatto non è tra quelli a cui scriviamo: ricarica la pagina.",
  );

const keyOf = (customerId: number) =>
  createHash("sha256").update(`marketing ${customerId}`).digest("hex").slice(0, 32);

/** Answers do not reveal other people's addresses (requirements/profile#marketing-contact). */
export async function marketingRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const findMarketingConsents = (customerId: number) =>
    db
      .select({ id: consent.registrationDisclaimerId })
      .from(consent)
      .innerJoin(disclaimer, eq(disclaimer.registrationDisclaimerId, consent.registrationDisclaimerId))
      .where(
        and(
          eq(consent.customerId, customerId),
          eq(consent.given, true),
          eq(disclaimer.priority, MARKETING_PRIORITY),
        ),
      );

  async function listContacts({ customerId, email, secondEmail }: Customer, requestedAddresses: string[]) {
    if ((await findMarketingConsents(customerId)).length === 0) return [];
    const own = [email, secondEmail].map((address) => address.toLowerCase()).filter(Boolean);
    return requestedAddresses
      .filter((address) => own.includes(address))
      .map((channelAddress) => ({ channelAddress, contactKey: keyOf(customerId) }));
  }

  app.post("/ebsn/api/marketingcloud/contact-key", async (request) => {
    const owner = requireCustomer(request);
    const { channelAddressList, maximumCount = DEFAULT_COUNT } = parseFields(request, contactSchema);
    const contacts = await listContacts(owner, channelAddressList);
    return ok<WireContactKeys>({ contactKeys: contacts.slice(0, Math.max(0, maximumCount)) });
  });

  app.post("/ebsn/api/marketingcloud/remove", async (request) => {
    const { customerId } = requireCustomer(request);
    const { contactKey, userId } = parseFields(request, removeSchema);
    const given = await findMarketingConsents(customerId);
    if (userId !== customerId || contactKey !== keyOf(customerId) || given.length === 0)
      throw unknownContact();
    await db
      .update(consent)
      .set({ given: false, answeredAt: clock.now() })
      .where(
        and(
          eq(consent.customerId, customerId),
          inArray(
            consent.registrationDisclaimerId,
            given.map(({ id }) => id),
          ),
        ),
      );
    return ok<WireContactKeys>({ contactKeys: [] });
  });
}
