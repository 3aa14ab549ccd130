import type { GiftCertificate } from "./gift";

export type PointsExpiry = { expiringPoints: number; expiringDate: string };

export type Points = PointsExpiry & {
  points: number;
  pointsMovements: { pointsMovementId: number; points: number; description: string; insertDate: string }[];
};

export type Conversion = Points & { gift: GiftCertificate | null };

export type DonationProjects = Points & {
  donationProjects: { donationProjectId: number; name: string; description: string; donatedPoints: number }[];
};

export type Reward = {
  rewardId: number;
  name: string;
  description: string;
  points: number;
  available: number;
  quantity: number;
};

export type RewardCart = PointsExpiry & {
  points: number;
  totalPoints: number;
  warehouse: { warehouseId: number; name: string } | null;
  rewards: Reward[];
};

export type RewardRequest = {
  rewardRequestId: number;
  status: string;
  points: number;
  insertDate: string;
  readyDate: string;
  warehouseName: string;
  rewards: { rewardId: number; name: string; quantity: number; points: number }[];
};

export type PersonalOffer = {
  maxProducts: number;
  discountPerc: number;
  /** YYYY-MM-DD. */
  endDate: string;
  /** This month's; none: it may be created. */
  gifts: GiftCertificate[];
  products: { productId: number; name: string; details: string[] }[];
};

export type Invitation = {
  invitationCode: string;
  rewardPercentage: number;
  maxRewards: number;
  /** From its issue. */
  rewardValidDays?: number;
  /** From the friend's first delivery. */
  rewardWithinHours?: number;
  friendGiftCents: number;
  friendMinimumCents: number;
  friends: { firstName: string; joinedDate: string; rewarded: boolean }[];
};

export type CustomerLifetime = {
  /** YYYY-MM-DD; "": unknown. */
  customerSince: string;
  ordersCount: number;
  savedCents: number;
};
