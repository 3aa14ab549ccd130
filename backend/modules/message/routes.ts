import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { optionalInt } from "../../http/number";
import { requireCustomer } from "../session/visitor";
import { markRead, findMessages } from "./messages";

const readSchema = z.object({ user_message_id: optionalInt });

export async function messageRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/user-message/list", async (request) =>
    ok(await findMessages(db, requireCustomer(request).customerId)),
  );

  app.post("/ebsn/api/user-message/read", async (request) => {
    const { customerId } = requireCustomer(request);
    const { user_message_id: userMessageId } = parseFields(request, readSchema);
    await markRead(db, customerId, userMessageId, clock.now());
    return ok(await findMessages(db, customerId));
  });
}
