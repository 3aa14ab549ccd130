import { and, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { readableName } from "../../../lib/rules/text/names";
import type { Db } from "../../db/client";
import { customer, product, stockAlert } from "../../db/schema";
import { type Email, sendMail } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";

const MAX_EMAILS = 200;

const isBack = and(isNotNull(product.priceCents), or(isNull(product.stock), gt(product.stock, 0)));

/** Each alert is deleted in the transaction that sends its email. */
export async function sendStockAlertEmails(db: Db, now: Date, shop: Shop): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({
        customerId: stockAlert.customerId,
        productId: stockAlert.productId,
        recipient: customer.email,
        name: product.name,
        slug: product.slug,
      })
      .from(stockAlert)
      .innerJoin(product, eq(product.productId, stockAlert.productId))
      .innerJoin(customer, eq(customer.customerId, stockAlert.customerId))
      .where(isBack)
      .limit(MAX_EMAILS)
      .for("update", { of: stockAlert, skipLocked: true });
    for (const { customerId, productId, recipient, name: rawName, slug } of rows) {
      const name = readableName(rawName);
      await tx
        .delete(stockAlert)
        .where(and(eq(stockAlert.customerId, customerId), eq(stockAlert.productId, productId)));
      const email: Email = {
        recipient,
        write: ({ t, language }) => ({
          subject: t("stockAlert.subject", { name }),
          paragraphs: [
            t("stockAlert.text", { name }),
            shopLink(shop, language, `/product/${slug}`),
            t("stockAlert.notReserved"),
          ],
        }),
      };
      await sendMail(tx, email, now);
    }
  });
}
