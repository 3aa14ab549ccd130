import webPush from "web-push";
import type { Context } from "../../context";
import { getOrCreateMeta } from "../../db/secret";

type VapidKeys = { publicKey: string; privateKey: string };

/** From the settings, or generated once per database. */
export async function readVapidKeys({ db, config }: Pick<Context, "db" | "config">): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const stored = await getOrCreateMeta(db, "vapid", () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(stored) as VapidKeys;
}
