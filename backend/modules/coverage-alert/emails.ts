import { and, eq, exists, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { coverageAlert, customer, place } from "../../db/schema";
import { type Email, sendMail } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";

const MAX_EMAILS = 200;

/** Each alert is deleted in the transaction that sends its email. */
export async function sendCoverageAlertEmails(db: Db, now: Date, shop: Shop): Promise<void> {
  await db.transaction(async (tx) => {
    const covered = tx
      .select({ postalcode: place.postalcode })
      .from(place)
      .where(and(eq(place.postalcode, coverageAlert.postalcode), isNotNull(place.warehouseId)));
    const rows = await tx
      .select({ alert: coverageAlert, recipient: customer.email })
      .from(coverageAlert)
      .innerJoin(customer, eq(customer.customerId, coverageAlert.customerId))
      .where(exists(covered))
      .limit(MAX_EMAILS)
      .for("update", { of: coverageAlert, skipLocked: true });
    for (const { alert, recipient } of rows) {
      const { customerId, postalcode, city } = alert;
      await tx
        .delete(coverageAlert)
        .where(
          and(
            eq(coverageAlert.customerId, customerId),
            eq(coverageAlert.postalcode, postalcode),
            eq(coverageAlert.city, city),
          ),
        );
      const email: Email = {
        recipient,
        write: ({ t, language }) => ({
          subject: t("coverageAlert.subject", { city }),
          paragraphs: [
            t("coverageAlert.text", { city, postalcode }),
            t("coverageAlert.next"),
            shopLink(shop, language, "/profile/addresses/manage"),
          ],
        }),
      };
      await sendMail(tx, email, now);
    }
  });
}
