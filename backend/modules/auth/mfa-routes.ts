import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { mfaPin } from "../../db/schema";
import { ok } from "../../envelope";
import { flag } from "../../http/flag";
import { parseBody } from "../../http/input";
import { sendMail } from "../mail/outbox";
import { updateCustomer } from "../profile/detail";
import { requireCustomer } from "../session/visitor";
import { emails } from "./mfa-emails";
import { currentPassword, requireRecentLogin } from "./recent-login";

const updateSchema = z.object({ enabled: flag, password: currentPassword });

export async function mfaRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  app.get("/ebsn/api/registration/mfa_enabled", async (request) =>
    ok({ enabled: requireCustomer(request).mfaEnabled }),
  );

  app.post("/ebsn/api/registration/update_mfa", async (request) => {
    const owner = requireCustomer(request);
    const { customerId, email, mfaEnabled } = owner;
    const { enabled, password } = parseBody(request, updateSchema);
    if (enabled === mfaEnabled) return ok({ enabled });
    const now = clock.now();
    if (!enabled) await requireRecentLogin(db, request, { owner, password, now });
    await updateCustomer(db, customerId, { mfaEnabled: enabled });
    await db.delete(mfaPin).where(eq(mfaPin.customerId, customerId));
    await sendMail(db, emails.toggled(config, email, enabled), now);
    return ok({ enabled });
  });
}
