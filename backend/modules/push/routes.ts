import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WirePushKey } from "../../../lib/ebsn/schemas/push";
import type { Context } from "../../context";
import { pushDevice } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { requireCustomer } from "../session/visitor";
import { parseSubscription } from "./endpoint";
import { readVapidKeys } from "./keys";

const text = z.string().trim().max(200).default("");
const uuid = z
  .string()
  .trim()
  .regex(/^[\w-]{8,64}$/);
const platform = z
  .string()
  .trim()
  .regex(/^\w{2,20}$/);

const registerSchema = z.object({
  external_id: z.string().max(2000),
  model: text,
  platform,
  platform_version: text,
  manufacturer: text,
  uuid,
});

const notWebPush = () =>
  ebsnError("error.push.external_id", "Questo dispositivo non può ricevere notifiche.");

export async function pushRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const API = "/ebsn/api/externalregistration";

  app.get(`${API}/public-key`, async () =>
    ok<WirePushKey>({ publicKey: (await readVapidKeys(context)).publicKey }),
  );

  app.route({
    method: ["GET", "POST"],
    url: `${API}/register`,
    handler: async (request) => {
      const { customerId } = requireCustomer(request);
      const device = parseFields(request, registerSchema);
      if (!parseSubscription(device.external_id)) throw notWebPush();
      const { external_id: externalId, platform_version: platformVersion, ...rest } = device;
      const values = { ...rest, externalId, platformVersion, customerId, registeredAt: clock.now() };
      // A device belongs to the customer who used it last.
      await db
        .insert(pushDevice)
        .values(values)
        .onConflictDoUpdate({ target: [pushDevice.uuid, pushDevice.platform], set: values });
      return ok({});
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: `${API}/unregister`,
    handler: async (request) => {
      const { customerId } = requireCustomer(request);
      const device = parseFields(request, z.object({ platform, uuid }));
      await db
        .delete(pushDevice)
        .where(
          and(
            eq(pushDevice.uuid, device.uuid),
            eq(pushDevice.platform, device.platform),
            eq(pushDevice.customerId, customerId),
          ),
        );
      return ok({});
    },
  });
}
