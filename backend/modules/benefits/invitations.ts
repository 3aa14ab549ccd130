import { and, asc, count, eq, isNull } from "drizzle-orm";
import { elides } from "../../../lib/rules/text/elision";
import { addDays } from "../../../lib/rules/dates/shop-time";
import type { WireInvitation } from "../../../lib/ebsn/schemas/benefits";
import type { Db } from "../../db/client";
import { customer, invitation, invitedFriend } from "../../db/schema";
import { toEuros } from "../../euros";
import { asLanguage } from "../../languages";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { FIRST_ORDER_ADJUSTMENT, ONE_PER_ORDER_ADJUSTMENT } from "../gift/gifts";
import { getTranslator, type Translator } from "../lang/translator";
import { writeMessage } from "../message/messages";
import { issueVoucher, randomCode } from "./vouchers";

const REWARD_PERCENTAGE = 10;
const MAX_REWARDS = 10;
const REWARD_DAYS = 180;
/** Promised to the inviter; orders are brought up to date far more often. */
const REWARD_WITHIN_HOURS = 24;
const FRIEND_GIFT_CENTS = 500;
const FRIEND_MINIMUM_CENTS = 4000;
const FRIEND_GIFT_DAYS = 60;

export const friendGiftAmounts = ({ price }: Translator) => ({
  amount: price(FRIEND_GIFT_CENTS),
  minimum: price(FRIEND_MINIMUM_CENTS),
});

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
    rewardPercentage: REWARD_PERCENTAGE,
    maxRewards: MAX_REWARDS,
    rewardValidDays: REWARD_DAYS,
    rewardWithinHours: REWARD_WITHIN_HOURS,
    friendGiftAmount: toEuros(FRIEND_GIFT_CENTS),
    friendMinimumAmount: toEuros(FRIEND_MINIMUM_CENTS),
    friends: friends.map(({ row, firstName }) => ({
      firstName,
      joinedDate: formatItalianDate(shopDate(row.joinedAt)),
      rewarded: row.rewardedAt !== null,
    })),
  };
}

async function findTranslator(db: Db, customerId: number): Promise<Translator> {
  const [row] = await db
    .select({ language: customer.language })
    .from(customer)
    .where(eq(customer.customerId, customerId));
  return getTranslator(asLanguage(row?.language));
}

/** Unknown codes are ignored. */
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
  const friend = await findTranslator(tx, friendId);
  await tx.insert(invitedFriend).values({ friendId, inviterId: found.customerId, joinedAt: now });
  const gift = await issueVoucher(tx, "AMICI", {
    description: "5 € di benvenuto, da chi ti ha invitato",
    kind: "amount",
    value: FRIEND_GIFT_CENTS,
    minimumCents: FRIEND_MINIMUM_CENTS,
    giftAdjustmentTypeId: FIRST_ORDER_ADJUSTMENT,
    endDate: addDays(shopDate(now), FRIEND_GIFT_DAYS),
    customerId: friendId,
    issuedAt: now,
  });
  await writeMessage(
    tx,
    friendId,
    {
      kind: "offer",
      title: friend.t("message.invited.title"),
      content: friend.t("message.invited.content", {
        ...friendGiftAmounts(friend),
        code: gift.giftCode,
      }),
      href: "/profile/gifts",
    },
    now,
  );
}

/** Issues the inviter's voucher with the friend's first delivered order; at most ten, also under concurrency. */
export async function rewardInviter(tx: Db, friendId: number, now: Date): Promise<void> {
  const isWaiting = and(eq(invitedFriend.friendId, friendId), isNull(invitedFriend.rewardedAt));
  const [joined] = await tx.select().from(invitedFriend).where(isWaiting);
  if (!joined) return;
  const { inviterId } = joined;
  await tx.select().from(invitation).where(eq(invitation.customerId, inviterId)).for("update");
  const [given] = await tx
    .select({ total: count(invitedFriend.rewardedAt) })
    .from(invitedFriend)
    .where(eq(invitedFriend.inviterId, inviterId));
  if ((given?.total ?? 0) >= MAX_REWARDS) return;
  const rewarded = await tx.update(invitedFriend).set({ rewardedAt: now }).where(isWaiting).returning();
  if (rewarded.length === 0) return;
  const { t } = await findTranslator(tx, inviterId);
  const gift = await issueVoucher(tx, "AMICI", {
    description: `${REWARD_PERCENTAGE}% in meno, per un amico che hai invitato`,
    kind: "percentage",
    value: REWARD_PERCENTAGE,
    giftAdjustmentTypeId: ONE_PER_ORDER_ADJUSTMENT,
    endDate: addDays(shopDate(now), REWARD_DAYS),
    customerId: inviterId,
    issuedAt: now,
  });
  await writeMessage(
    tx,
    inviterId,
    {
      kind: "offer",
      title: t("message.inviter.title", {
        percentage: REWARD_PERCENTAGE,
        elides: elides(REWARD_PERCENTAGE),
      }),
      content: t("message.inviter.content", { code: gift.giftCode }),
      href: "/profile/gifts",
    },
    now,
  );
}
