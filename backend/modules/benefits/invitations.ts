import { and, asc, eq, isNull } from "drizzle-orm";
import { addDays } from "../../../lib/rules/rome-time";
import type { WireInvitation } from "../../../lib/ebsn/schemas/benefits";
import type { Db } from "../../db/client";
import { customer, invitation, invitedFriend } from "../../db/schema";
import { formatItalianDate, romeDate } from "../../rome";
import { FIRST_ORDER_ADJUSTMENT } from "../gift/gifts";
import { writeMessage } from "../message/messages";
import { movePoints } from "./points";
import { issueVoucher, randomCode } from "./vouchers";

const REWARD_POINTS = 500;
const FRIEND_GIFT_CENTS = 500;
const FRIEND_MINIMUM_CENTS = 4000;
const FRIEND_GIFT_DAYS = 60;
const CENTS = 100;

export async function findInvitationCode(db: Db, customerId: number): Promise<string> {
  await db.insert(invitation).values({ customerId, invitationCode: randomCode() }).onConflictDoNothing();
  const [row] = await db.select().from(invitation).where(eq(invitation.customerId, customerId));
  if (!row) throw new Error(`no invitation of customer ${customerId}`);
  return row.invitationCode;
}

export async function loadInvitation(db: Db, customerId: number): Promise<WireInvitation> {
  const friends = await db
    .select({ row: invitedFriend, firstName: customer.firstName })
    .from(invitedFriend)
    .innerJoin(customer, eq(customer.customerId, invitedFriend.friendId))
    .where(eq(invitedFriend.inviterId, customerId))
    .orderBy(asc(invitedFriend.joinedAt));
  return {
    invitationCode: await findInvitationCode(db, customerId),
    rewardPoints: REWARD_POINTS,
    friendGiftAmount: FRIEND_GIFT_CENTS / CENTS,
    friendMinimumAmount: FRIEND_MINIMUM_CENTS / CENTS,
    friends: friends.map(({ row, firstName }) => ({
      firstName,
      joinedDate: formatItalianDate(romeDate(row.joinedAt)),
      rewarded: row.rewardedAt !== null,
    })),
  };
}

/** A new customer who came by an invitation: a voucher for the first order. Unknown codes do no harm. */
export async function joinByInvitation(
  tx: Db,
  friendId: number,
  invitationCode: string,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select()
    .from(invitation)
    .where(eq(invitation.invitationCode, invitationCode.trim().toUpperCase()));
  if (!found || found.customerId === friendId) return;
  await tx.insert(invitedFriend).values({ friendId, inviterId: found.customerId, joinedAt: now });
  const gift = await issueVoucher(tx, "AMICI", {
    description: "5 € di benvenuto, da chi ti ha invitato",
    kind: "amount",
    value: FRIEND_GIFT_CENTS,
    minimumCents: FRIEND_MINIMUM_CENTS,
    giftAdjustmentTypeId: FIRST_ORDER_ADJUSTMENT,
    endDate: addDays(romeDate(now), FRIEND_GIFT_DAYS),
    customerId: friendId,
    issuedAt: now,
  });
  await writeMessage(
    tx,
    friendId,
    {
      kind: "offer",
      title: "Un regalo da chi ti ha invitato",
      content: `Sulla prima spesa da almeno 40 € hai 5 € di sconto: il codice è ${gift.giftCode}.`,
      href: "/profile/gifts",
    },
    now,
  );
}

/** The inviter's points, once, with the friend's first delivered order. */
export async function rewardInviter(tx: Db, friendId: number, now: Date): Promise<void> {
  const [joined] = await tx
    .update(invitedFriend)
    .set({ rewardedAt: now })
    .where(and(eq(invitedFriend.friendId, friendId), isNull(invitedFriend.rewardedAt)))
    .returning();
  if (!joined) return;
  const description = "Un amico invitato ha fatto la prima spesa";
  await movePoints(tx, joined.inviterId, { kind: "invitation", points: REWARD_POINTS, description }, now);
  await writeMessage(
    tx,
    joined.inviterId,
    {
      kind: "card",
      title: `${REWARD_POINTS} punti per te`,
      content: `${description}: grazie! I punti sono già sulla tua carta.`,
      href: "/profile/invite",
    },
    now,
  );
}
