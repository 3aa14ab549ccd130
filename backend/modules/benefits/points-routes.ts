import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { conversionCents, isConvertible, isDonation } from "../../../lib/rules/account/points";
import type { WireConversion, WireDonationProjects, WirePoints } from "../../../lib/ebsn/schemas/benefits";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { donation, donationProject } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { formatPrice } from "../../euros";
import { parseFields } from "../../http/input";
import { asLanguage } from "../../languages";
import { shopDate } from "../../shop-dates";
import { and, asc, eq, sum } from "drizzle-orm";
import { int, optionalInt } from "../../http/number";
import { getOrCreateCart } from "../cart/current-cart";
import { giftWire } from "../gift/gifts";
import { getTranslator } from "../lang/translator";
import { writeMessage } from "../message/messages";
import type { Customer } from "../session/session";
import { requireCustomer } from "../session/visitor";
import { loadPoints, movePoints, requireCardHolder } from "./points";
import { issueVoucher } from "./vouchers";

const VOUCHER_DAYS = 90;

/** `balance`: what the customer has seen. What was sent before has changed it, also where its answer was lost. */
const conversionSchema = z.object({ points: int, balance: optionalInt });
const donationSchema = conversionSchema.extend({ donation_project_id: int });

const wrongAmount = () =>
  ebsnError("error.points.amount", "I punti si convertono a blocchi di 500: scegli quanti usarne.");
const wrongDonation = () => ebsnError("error.points.donation", "I punti si donano a blocchi di 50.");
const unknownProject = () =>
  ebsnError("error.points.project", "Questo progetto non è del tuo negozio o non esiste più.", 404);

type Conversion = z.output<typeof conversionSchema>;

async function convertPoints(
  db: Db,
  { customerId, language }: Customer,
  { points, balance }: Conversion,
  now: Date,
) {
  const { t, price } = getTranslator(asLanguage(language));
  const cents = conversionCents(points);
  return db.transaction(async (tx) => {
    const description = `Buono spesa da ${formatPrice(cents)}`;
    await movePoints(tx, customerId, { kind: "conversion", points: -points, description }, now, balance);
    const voucher = await issueVoucher(tx, "PUNTI", {
      description: `${description}, dai tuoi punti`,
      kind: "amount",
      value: cents,
      minimumCents: cents,
      endDate: addDays(shopDate(now), VOUCHER_DAYS),
      customerId,
      issuedAt: now,
    });
    const title = t("message.points.title");
    const content = t("message.points.content", { points, amount: price(cents), code: voucher.giftCode });
    await writeMessage(tx, customerId, { kind: "card", title, content, href: "/profile/gifts" }, now);
    return voucher;
  });
}

/** Projects belong to a store, points to the whole cooperative (requirements/profile#loyalty-card). */
async function loadProjects(db: Db, customerId: number, now: Date): Promise<WireDonationProjects> {
  const { storeId } = await getOrCreateCart(db, { customerId }, now);
  const rows = await db
    .select({ project: donationProject, donated: sum(donation.points) })
    .from(donationProject)
    .leftJoin(donation, eq(donation.donationProjectId, donationProject.donationProjectId))
    .where(eq(donationProject.storeId, storeId))
    .groupBy(donationProject.donationProjectId)
    .orderBy(asc(donationProject.donationProjectId));
  return {
    ...(await loadPoints(db, customerId, now)),
    donationProjects: rows.map(({ project: { donationProjectId, name, description }, donated }) => ({
      donationProjectId,
      name,
      description,
      donatedPoints: Number(donated ?? 0),
    })),
  };
}

type Donation = Conversion & { donationProjectId: number };

async function donate(
  db: Db,
  customerId: number,
  { donationProjectId, points, balance }: Donation,
  now: Date,
): Promise<void> {
  const { storeId } = await getOrCreateCart(db, { customerId }, now);
  await db.transaction(async (tx) => {
    const [project] = await tx
      .select()
      .from(donationProject)
      .where(
        and(eq(donationProject.donationProjectId, donationProjectId), eq(donationProject.storeId, storeId)),
      );
    if (!project) throw unknownProject();
    const description = `Donati a «${project.name}»`;
    await movePoints(tx, customerId, { kind: "donation", points: -points, description }, now, balance);
    await tx.insert(donation).values({ donationProjectId, customerId, points, createdAt: now });
  });
}

export async function pointsRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/points/list", async (request) =>
    ok<WirePoints>(await loadPoints(db, requireCustomer(request).customerId, clock.now())),
  );

  app.post("/ebsn/api/registration-card/convert_points_polv", async (request) => {
    const holder = requireCardHolder(request);
    const conversion = parseFields(request, conversionSchema);
    if (!isConvertible(conversion.points)) throw wrongAmount();
    const now = clock.now();
    const voucher = await convertPoints(db, holder, conversion, now);
    return ok<WireConversion>({
      ...(await loadPoints(db, holder.customerId, now)),
      giftCertificate: giftWire(voucher),
    });
  });

  app.get("/ebsn/api/donation/list", async (request) =>
    ok(await loadProjects(db, requireCustomer(request).customerId, clock.now())),
  );

  app.post("/ebsn/api/donation/add", async (request) => {
    const { customerId } = requireCardHolder(request);
    const { donation_project_id: donationProjectId, ...given } = parseFields(request, donationSchema);
    if (!isDonation(given.points)) throw wrongDonation();
    const now = clock.now();
    await donate(db, customerId, { donationProjectId, ...given }, now);
    return ok(await loadProjects(db, customerId, now));
  });
}
