import { and, desc, eq, ne, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WirePushKey } from "../../../lib/ebsn/schemas/push";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { pushDevice } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { requireCustomer } from "../session/visitor";
import { parseSubscription } from "./endpoint";
import { readVapidKeys } from "./keys";

/** Each message goes to all of them. */
const MAX_DEVICES = 20;

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

const sameDevice = ({ uuid, platform }: Pick<typeof pushDevice.$inferSelect, "uuid" | "platform">) =>
  and(eq(pushDevice.uuid, uuid), eq(pushDevice.platform, platform));

/** Those that were registered long ago make room. A device belongs to the customer who used it last. */
async function saveDevice(tx: Db, values: typeof pushDevice.$inferInsert): Promise<void> {
  await lockSubject(tx, `push-devices:${values.customerId}`);
  await tx
    .insert(pushDevice)
    .values(values)
    .onConflictDoUpdate({ target: [pushDevice.uuid, pushDevice.platform], set: values });
  const excess = await tx
    .select({ uuid: pushDevice.uuid, platform: pushDevice.platform })
    .from(pushDevice)
    .where(
      and(
        eq(pushDevice.customerId, values.customerId),
        or(ne(pushDevice.uuid, values.uuid), ne(pushDevice.platform, values.platform)),
      ),
    )
    .orderBy(desc(pushDevice.registeredAt))
    .offset(MAX_DEVICES - 1);
  for (const device of excess) await tx.delete(pushDevice).where(sameDevice(device));
}

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
      await db.transaction((tx) => saveDevice(tx, values));
      return ok({});
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: `${API}/unregister`,
    handler: async (request) => {
      const { customerId } = requireCustomer(request);
      const device = parseFields(request, z.object({ platform, uuid }));
      await db.delete(pushDevice).where(and(sameDevice(device), eq(pushDevice.customerId, customerId)));
      return ok({});
    },
  });
}
