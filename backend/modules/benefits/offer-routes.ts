import { and, eq, gte, isNotNull } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WirePersonalOffer } from "../../../lib/ebsn/schemas/benefits";
import { PERSONAL_OFFER } from "../../../lib/rules/account/points";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { readableName } from "../../../lib/rules/text/names";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { giftCertificate } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { ebsnError, ok } from "../../envelope";
import { parseBody } from "../../http/input";
import { formatItalianDate, shopDate, shopInstant } from "../../shop-dates";
import { int } from "../../http/number";
import { isPromotable } from "../catalogue/promotable";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";
import { giftWire, ONE_PRODUCT_ADJUSTMENT } from "../gift/gifts";
import { findMostPurchased } from "../list/wishlists";
import type { Customer } from "../session/session";
import { getVisitor, requireCustomer } from "../session/visitor";
import { getAssortmentMapper, type AssortmentMapper } from "../warehouse/assortment";
import { requireCardHolder } from "./points";
import { issueVoucher } from "./vouchers";

const MAX_CANDIDATES = 24;

const createSchema = z.object({ productIds: z.array(int).min(1).max(PERSONAL_OFFER.maxProducts) });

const alreadyCreated = () =>
  ebsnError("error.personal_offer.used", "Hai già creato la tua offerta di questo mese.");
const notBought = () =>
  ebsnError(
    "error.personal_offer.product",
    "Scegli tra i prodotti che hai comprato: uno di questi non lo è.",
  );

const monthStart = (now: Date) => shopInstant(`${shopDate(now).slice(0, 7)}-01`, "00:00");

const findCreated = (tx: Db, customerId: number, now: Date) =>
  tx
    .select()
    .from(giftCertificate)
    .where(
      and(
        eq(giftCertificate.customerId, customerId),
        isNotNull(giftCertificate.productId),
        gte(giftCertificate.issuedAt, monthStart(now)),
      ),
    );

type OfferCustomer = { customerId: number; applyAssortment: AssortmentMapper };

async function findCandidates(db: Db, { customerId, applyAssortment }: OfferCustomer) {
  const mostPurchased = await findMostPurchased(db, customerId);
  const rows = await findProducts(
    db,
    mostPurchased.map(({ productId }) => productId),
  );
  return rows
    .map(applyAssortment)
    .filter((row) => row.stock !== 0 && isPromotable(row))
    .slice(0, MAX_CANDIDATES);
}

async function loadOffer(db: Db, owner: OfferCustomer, now: Date): Promise<WirePersonalOffer> {
  const candidates = await findCandidates(db, owner);
  return {
    maxProducts: PERSONAL_OFFER.maxProducts,
    discountPerc: PERSONAL_OFFER.discountPerc,
    endDate: formatItalianDate(addDays(shopDate(now), PERSONAL_OFFER.validDays)),
    giftCertificates: (await findCreated(db, owner.customerId, now)).map((row) => giftWire(row)),
    products: candidates.map((row) => productWire(row, now)),
  };
}

async function createOffer(
  db: Db,
  owner: OfferCustomer,
  productIds: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const { customerId } = owner;
  const candidates = (await findCandidates(db, owner)).filter(({ productId }) => productIds.has(productId));
  if (candidates.length !== productIds.size) throw notBought();
  await db.transaction(async (tx) => {
    await lockSubject(tx, `personal-offer:${customerId}`);
    if ((await findCreated(tx, customerId, now)).length > 0) throw alreadyCreated();
    for (const { productId, name } of candidates)
      await issueVoucher(tx, "MIA", {
        description: `${PERSONAL_OFFER.discountPerc}% su ${readableName(name)}, scelto da te`,
        kind: "item",
        value: PERSONAL_OFFER.discountPerc,
        minimumCents: 0,
        giftAdjustmentTypeId: ONE_PRODUCT_ADJUSTMENT,
        productId,
        endDate: addDays(shopDate(now), PERSONAL_OFFER.validDays),
        customerId,
        issuedAt: now,
      });
  });
}

/** Once a month, a discount on products that the customer often buys (requirements/profile#points). */
export async function personalOfferRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const toOwner = async (request: FastifyRequest, { customerId }: Customer): Promise<OfferCustomer> => ({
    customerId,
    applyAssortment: await getAssortmentMapper(db, getVisitor(request)),
  });

  app.get("/ebsn/api/personal-offer/view", async (request) =>
    ok(await loadOffer(db, await toOwner(request, requireCustomer(request)), clock.now())),
  );

  app.post("/ebsn/api/personal-offer/create", async (request) => {
    const owner = await toOwner(request, requireCardHolder(request));
    const productIds = new Set(parseBody(request, createSchema).productIds);
    const now = clock.now();
    await createOffer(db, owner, productIds, now);
    return ok(await loadOffer(db, owner, now));
  });
}
