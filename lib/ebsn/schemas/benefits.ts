import { z } from "zod";
import { giftCertificateSchema } from "./gift";
import { flag, id, list, mainList, number, optional, optionalId, optionalNumber, text } from "./lenient";
import { productSchema } from "./product";

const movementSchema = z.object({
  pointsMovementId: id,
  kind: text,
  points: number,
  description: text,
  insertDate: text,
});

const pointsExpirySchema = z.object({ expiringPoints: number, expiringDate: text });

export const pointsSchema = pointsExpirySchema.extend({
  points: number,
  pointsMovements: list(movementSchema),
});

export const conversionSchema = pointsSchema.extend({ giftCertificate: optional(giftCertificateSchema) });

const projectSchema = z.object({
  donationProjectId: id,
  name: text,
  description: text,
  donatedPoints: number,
});

export const donationProjectsSchema = pointsSchema.extend({ donationProjects: list(projectSchema) });

const rewardSchema = z.object({
  rewardId: id,
  name: text,
  description: text,
  points: number,
  available: number,
  quantity: number,
});

export const rewardCartSchema = pointsExpirySchema.extend({
  points: number,
  totalPoints: number,
  warehouse: optional(z.object({ warehouseId: id, name: text })),
  rewards: list(rewardSchema),
});

const rewardRequestSchema = z.object({
  rewardRequestId: id,
  /** requested, ready or cancelled. */
  status: text,
  points: number,
  insertDate: text,
  readyDate: text,
  warehouseName: text,
  rewards: list(z.object({ rewardId: id, name: text, quantity: number, points: number })),
});

export const rewardRequestsSchema = z.object({ rewardRequests: mainList(rewardRequestSchema) });

export const personalOfferSchema = z.object({
  maxProducts: number,
  discountPerc: number,
  endDate: text,
  giftCertificates: list(giftCertificateSchema),
  products: list(productSchema),
});

export const invitationSchema = z.object({
  invitationCode: text,
  rewardPercentage: number,
  maxRewards: number,
  rewardValidDays: optionalNumber,
  rewardWithinHours: optionalNumber,
  friendGiftAmount: number,
  friendMinimumAmount: number,
  friends: list(z.object({ firstName: text, joinedDate: text, rewarded: flag })),
});

export const subscriptionSchema = z.object({
  companyId: optionalId,
  companyName: text,
  addressId: optionalId,
});

export const lifetimeSchema = z.object({
  userId: optionalId,
  customerSince: text,
  ordersCount: number,
  spentAmount: number,
  savedAmount: number,
});

export type WirePoints = z.input<typeof pointsSchema>;
export type WireConversion = z.input<typeof conversionSchema>;
export type WireDonationProjects = z.input<typeof donationProjectsSchema>;
export type WireRewardCart = z.input<typeof rewardCartSchema>;
export type WireRewardRequests = z.input<typeof rewardRequestsSchema>;
export type WirePersonalOffer = z.input<typeof personalOfferSchema>;
export type WireInvitation = z.input<typeof invitationSchema>;
export type WireSubscription = z.input<typeof subscriptionSchema>;
export type WireLifetime = z.input<typeof lifetimeSchema>;
