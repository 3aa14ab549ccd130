import { randomInt } from "node:crypto";
import type { Db } from "../../db/client";
import { giftCertificate } from "../../db/schema";
import type { GiftRow } from "../gift/gifts";

type NewVoucher = Omit<typeof giftCertificate.$inferInsert, "giftCertificateId" | "giftCode">;

/** Without ambiguous letters and digits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 8;

export const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

export async function issueVoucher(tx: Db, prefix: string, voucher: NewVoucher): Promise<GiftRow> {
  const [row] = await tx
    .insert(giftCertificate)
    .values({ ...voucher, giftCode: `${prefix}${randomCode()}` })
    .returning();
  if (!row) throw new Error("voucher not issued");
  return row;
}
