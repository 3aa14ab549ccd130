import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { address } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { translatedError } from "../lang/translated-message";

const MAX_ADDRESSES = 30;

const tooManyAddresses = () =>
  translatedError("error.address.too_many", ({ t }) => t("answer.tooManyAddresses", { max: MAX_ADDRESSES }));

/** Locks the customer's addresses until the end of the transaction. */
export async function requireRoomForAddress(tx: Db, customerId: number): Promise<void> {
  await lockSubject(tx, `addresses:${customerId}`);
  const count = await tx.$count(address, and(eq(address.customerId, customerId), eq(address.deleted, false)));
  if (count >= MAX_ADDRESSES) throw tooManyAddresses();
}
