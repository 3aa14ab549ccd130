import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { mfaPin } from "../../db/schema";
import { ok } from "../../envelope";
import { flag } from "../../http/flag";
import { body } from "../../http/input";
import { sendMail } from "../mail/outbox";
import { changeCustomer } from "../profile/detail";
import { customerOf } from "../session/visitor";
import { letters } from "./mfa-letters";

const updateSchema = z.object({ enabled: flag });

/** Whether a customer's log-in asks for a pin, too (spec 3 §7). */
export async function mfaRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  app.get("/ebsn/api/registration/mfa_enabled", async (request) =>
    ok({ enabled: customerOf(request).mfaEnabled }),
  );

  app.post("/ebsn/api/registration/update_mfa", async (request) => {
    const { customerId, email, mfaEnabled } = customerOf(request);
    const { enabled } = body(request, updateSchema);
    if (enabled === mfaEnabled) return ok({ enabled });
    await changeCustomer(db, customerId, { mfaEnabled: enabled });
    await db.delete(mfaPin).where(eq(mfaPin.customerId, customerId));
    await sendMail(db, letters.switched(config.STOREFRONT_URL, email, enabled), clock.now());
    return ok({ enabled });
  });
}
