import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { product, stockAlert } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { int } from "../../http/number";
import { requireCustomer } from "../session/visitor";

const schema = z.object({ product_id: int });

const requireCustomerId = (request: FastifyRequest) =>
  requireCustomer(request, "error.stock_alert.login", "Per farti avvisare è necessario accedere.").customerId;

export async function stockAlertRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const listResponse = async (customerId: number) => {
    const rows = await db.select().from(stockAlert).where(eq(stockAlert.customerId, customerId));
    return ok({ productIds: rows.map(({ productId }) => productId) });
  };

  app.get("/ebsn/api/stock-alert/list", async (request) => listResponse(requireCustomerId(request)));

  app.post("/ebsn/api/stock-alert/add", async (request) => {
    const customerId = requireCustomerId(request);
    const { product_id: productId } = parseFields(request, schema);
    const [found] = await db.select().from(product).where(eq(product.productId, productId));
    if (!found) throw ebsnError("error.stock_alert.product", "Questo articolo non è più in vendita.");
    await db
      .insert(stockAlert)
      .values({ customerId, productId, createdAt: clock.now() })
      .onConflictDoNothing();
    return listResponse(customerId);
  });

  app.post("/ebsn/api/stock-alert/remove", async (request) => {
    const customerId = requireCustomerId(request);
    const { product_id: productId } = parseFields(request, schema);
    await db
      .delete(stockAlert)
      .where(and(eq(stockAlert.customerId, customerId), eq(stockAlert.productId, productId)));
    return listResponse(customerId);
  });
}
