import { and, eq, gt, lte } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../../lib/rules/dates/duration";
import type { Db } from "../../db/client";
import { mailRequest } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { hashToken } from "../session/token";

const MAX_PER_HOUR = 5;
const MAX_PER_DAY = 10;

type LimitedMail = "register" | "resend" | "reset" | "new-email" | "invitation" | "order-copy";

/** The link of a forgotten password is valid for an hour: past the day's limit one an hour keeps a valid one in the mailbox. */
function maxPerHour(kind: LimitedMail, sentInDay: number): number {
  if (sentInDay < MAX_PER_DAY) return MAX_PER_HOUR;
  return kind === "reset" ? 1 : 0;
}

/** Whoever asks: strangers neither fill a mailbox nor, as the answer stays the same and the last links valid, lock its owner out. */
export function isMailAllowed(db: Db, kind: LimitedMail, address: string, now: Date): Promise<boolean> {
  const subject = hashToken(`${kind} ${address.toLowerCase()}`);
  return db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    await tx.delete(mailRequest).where(lte(mailRequest.at, new Date(now.getTime() - DAY_MS)));
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    const ofSubject = eq(mailRequest.subject, subject);
    const inDay = await tx.$count(mailRequest, ofSubject);
    const inHour = await tx.$count(mailRequest, and(ofSubject, gt(mailRequest.at, anHourAgo)));
    if (inHour >= maxPerHour(kind, inDay)) return false;
    await tx.insert(mailRequest).values({ subject, at: now });
    return true;
  });
}
