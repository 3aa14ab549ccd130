import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { fields } from "../../http/input";
import { optionalInt } from "../address/query";
import { customerOf } from "../session/visitor";
import { markRead, messagesOf } from "./messages";

const readSchema = z.object({ user_message_id: optionalInt });

/** The archive of what the shop has told a customer (docs/decisions/messages.md). */
export async function messageRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/user-message/list", async (request) =>
    ok(await messagesOf(db, customerOf(request).customerId)),
  );

  app.post("/ebsn/api/user-message/read", async (request) => {
    const { customerId } = customerOf(request);
    const { user_message_id: userMessageId } = fields(request, readSchema);
    await markRead(db, customerId, userMessageId, clock.now());
    return ok(await messagesOf(db, customerId));
  });
}
