import {
  conversionSchema,
  donationProjectsSchema,
  invitationSchema,
  lifetimeSchema,
  personalOfferSchema,
  pointsSchema,
  rewardCartSchema,
  rewardRequestsSchema,
  subscriptionSchema,
} from "../../ebsn/schemas/benefits";
import { mailedSchema } from "../../ebsn/schemas/registration";
import { toConversion, toInvitation, toLifetime, toPersonalOffer } from "../../ebsn/transforms/benefits";
import { get, post, postForGet, readRaw, readWith, type Call } from "../call";

const projects = readRaw(donationProjectsSchema);
const rewardCart = readRaw(rewardCartSchema);
const rewardRequests = readRaw(rewardRequestsSchema);
const personalOffer = readWith(personalOfferSchema, toPersonalOffer);

export const benefitCalls: Call[] = [
  get("points/list", readRaw(pointsSchema)),
  post("registration-card/convert_points_polv", readWith(conversionSchema, toConversion), {
    query: ["points"],
    body: ["balance"],
  }),
  get("donation/list", projects),
  post("donation/add", projects, { body: ["donation_project_id", "points", "balance"] }),
  get("reward-cart/view", rewardCart),
  post("reward-cart/set", rewardCart, { body: ["reward_id", "quantity"] }),
  post("reward-cart/request", rewardRequests, { body: ["total_points"] }),
  get("requested-reward/list", rewardRequests),
  post("requested-reward/cancel", rewardRequests, { body: ["reward_request_id"] }),
  get("personal-offer/view", personalOffer),
  post("personal-offer/create", personalOffer, { body: ["productIds"] }),
  get("friend-invitation/view", readWith(invitationSchema, toInvitation)),
  post("friend-invitation/send", readRaw(mailedSchema), { body: ["e_mail"], rateLimit: "calls" }),
  postForGet("shopatwork/subscribe", readRaw(subscriptionSchema), {
    query: ["subscriptionCode"],
    rateLimit: "calls",
  }),
  post("customer-lifetime/user_info", readWith(lifetimeSchema, toLifetime), { query: ["userId"] }),
];
