import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customer } from "./customer";
import { instant } from "./types";

const owner = () =>
  integer()
    .notNull()
    .references(() => customer.customerId, { onDelete: "cascade" });

export type PointsMovementKind =
  | "conversion"
  | "donation"
  | "reward"
  | "invitation"
  | "store"
  | "opening"
  | "expiry"
  | "order"
  | "orderReturn";

/** Negative: spent. */
export const pointsMovement = pgTable(
  "points_movement",
  {
    pointsMovementId: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: owner(),
    kind: text().$type<PointsMovementKind>().notNull(),
    points: integer().notNull(),
    description: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId, table.createdAt)],
);

export const donationProject = pgTable("donation_project", {
  donationProjectId: integer().primaryKey(),
  storeId: integer().notNull(),
  name: text().notNull(),
  description: text().notNull(),
});

/** Kept after the customer is deleted. */
export const donation = pgTable(
  "donation",
  {
    donationId: integer().primaryKey().generatedByDefaultAsIdentity(),
    donationProjectId: integer()
      .notNull()
      .references(() => donationProject.donationProjectId),
    customerId: integer().references(() => customer.customerId, { onDelete: "set null" }),
    points: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.donationProjectId), index().on(table.customerId)],
);

export const reward = pgTable("reward", {
  rewardId: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  points: integer().notNull(),
  stock: integer().notNull(),
});

export const rewardCartItem = pgTable(
  "reward_cart_item",
  {
    customerId: owner(),
    rewardId: integer()
      .notNull()
      .references(() => reward.rewardId, { onDelete: "cascade" }),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.rewardId] })],
);

export type RequestedRewardItem = { rewardId: number; name: string; quantity: number; points: number };

export const rewardRequest = pgTable(
  "reward_request",
  {
    rewardRequestId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 30_001 }),
    customerId: owner(),
    warehouseId: integer().notNull(),
    points: integer().notNull(),
    items: jsonb().$type<RequestedRewardItem[]>().notNull(),
    createdAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [index().on(table.customerId, table.createdAt)],
);

export const invitation = pgTable("invitation", {
  customerId: owner().primaryKey(),
  invitationCode: text().notNull().unique(),
});

/** The reward is given after the friend's first delivered order. */
export const invitedFriend = pgTable(
  "invited_friend",
  {
    friendId: owner().primaryKey(),
    inviterId: owner(),
    joinedAt: instant().notNull(),
    rewardedAt: instant(),
  },
  (table) => [index().on(table.inviterId)],
);

export const workplace = pgTable("workplace", {
  companyId: integer().primaryKey(),
  name: text().notNull(),
  subscriptionCode: text().notNull().unique(),
  address1: text().notNull(),
  addressNumber: text().notNull(),
  city: text().notNull(),
  province: text().notNull(),
  postalcode: text().notNull(),
});

export const socialIdentity = pgTable(
  "social_identity",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    customerId: owner(),
    linkedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index().on(table.customerId)],
);

export type SocialProfile = {
  provider: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
};

export const socialCode = pgTable("social_code", {
  codeHash: text().primaryKey(),
  profile: jsonb().$type<SocialProfile>().notNull(),
  expiresAt: instant().notNull(),
});

export const pushMessage = pgTable(
  "push_message",
  {
    pushMessageId: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: owner(),
    title: text().notNull(),
    body: text().notNull(),
    navTo: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

export const pushDevice = pgTable(
  "push_device",
  {
    uuid: text().notNull(),
    platform: text().notNull(),
    /** Of web push: the subscription, as JSON. */
    externalId: text().notNull(),
    model: text().notNull(),
    platformVersion: text().notNull(),
    manufacturer: text().notNull(),
    customerId: owner(),
    registeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uuid, table.platform] }), index().on(table.customerId)],
);
