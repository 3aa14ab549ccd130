import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseFields, parseQuery } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import { requireCartCustomer } from "../cart/change";
import { getVisitor } from "../session/visitor";
import { authWire, deleteSavedCard, findPaymentAuths } from "./auths";

const listSchema = z.object({ payment_type_id: optionalInt });
const removeSchema = z.object({ user_payment_auth_id: int });

export async function savedCardRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/payment-type/list-auth", async (request) => {
    const { customerId } = requireCartCustomer(request);
    const { payment_type_id: paymentTypeId } = parseQuery(request, listSchema);
    // Staff impersonating a customer cannot use saved cards.
    if (getVisitor(request).staff) return ok({ auths: [] });
    return ok({ auths: (await findPaymentAuths(db, customerId, paymentTypeId)).map(authWire) });
  });

  app.post("/ebsn/api/payment-type/remove-auth", async (request) => {
    const { customerId } = requireCartCustomer(request);
    const { user_payment_auth_id: authId } = parseFields(request, removeSchema);
    await deleteSavedCard(db, customerId, authId);
    return ok({ auths: (await findPaymentAuths(db, customerId)).map(authWire) });
  });
}
