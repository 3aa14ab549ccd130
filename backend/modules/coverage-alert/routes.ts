import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { coverageAlert } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { findServedPlace } from "../address/coverage";
import { requireCustomer } from "../session/visitor";
import { translatedError } from "../lang/translated-message";

const MAX_ALERTS = 10;

const schema = z.object({
  postalcode: z.string().trim().min(1).max(10),
  city: z.string().trim().min(1).max(80),
});

const alreadyCovered = (city: string) =>
  translatedError("error.address.covered", ({ t }) => t("answer.addressCovered", { city }));
const tooMany = () =>
  translatedError("error.address.too_many_alerts", ({ t }) => t("answer.tooManyAlerts", { max: MAX_ALERTS }));

/** Only the place of the address is stored. */
export async function coverageAlertRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/eurospin-address-form/save-new-address", async (request) => {
    const { customerId } = requireCustomer(
      request,
      "error.coverage_alert.login",
      "Per farti avvisare è necessario accedere.",
    );
    const { postalcode, city } = parseFields(request, schema);
    await db.transaction(async (tx) => {
      if (await findServedPlace(tx, postalcode, city)) throw alreadyCovered(city);
      await lockSubject(tx, `coverage-alerts:${customerId}`);
      const count = await tx.$count(coverageAlert, eq(coverageAlert.customerId, customerId));
      if (count >= MAX_ALERTS) throw tooMany();
      await tx
        .insert(coverageAlert)
        .values({ customerId, postalcode, city, createdAt: clock.now() })
        .onConflictDoNothing();
    });
    return ok({});
  });
}
