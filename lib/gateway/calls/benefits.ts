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
import { get, post, postForGet, readRaw, readWith, type Call, writesOf } from "../call";

const viewPoints = get("points/list", readRaw(pointsSchema));
const viewProjects = get("donation/list", readRaw(donationProjectsSchema));
const viewRewardCart = get("reward-cart/view", readRaw(rewardCartSchema));
const viewRewardRequests = get("requested-reward/list", readRaw(rewardRequestsSchema));
const viewPersonalOffer = get("personal-offer/view", readWith(personalOfferSchema, toPersonalOffer));
const writeRewardRequests = writesOf(viewRewardRequests);

export const benefitCalls: Call[] = [
  viewPoints,
  post("registration-card/convert_points_polv", readWith(conversionSchema, toConversion), {
    query: ["points"],
    body: ["balance"],
    reread: viewPoints,
  }),
  viewProjects,
  writesOf(viewProjects)("donation/add", { body: ["donation_project_id", "points", "balance"] }),
  viewRewardCart,
  writesOf(viewRewardCart)("reward-cart/set", { body: ["reward_id", "quantity"] }),
  writeRewardRequests("reward-cart/request", { body: ["total_points"] }),
  viewRewardRequests,
  writeRewardRequests("requested-reward/cancel", { body: ["reward_request_id"] }),
  viewPersonalOffer,
  writesOf(viewPersonalOffer)("personal-offer/create", { body: ["productIds"] }),
  get("friend-invitation/view", readWith(invitationSchema, toInvitation)),
  post("friend-invitation/send", readRaw(mailedSchema), { body: ["e_mail"], rateLimit: "calls" }),
  postForGet("shopatwork/subscribe", readRaw(subscriptionSchema), {
    query: ["subscriptionCode"],
    rateLimit: "calls",
  }),
  post("customer-lifetime/user_info", readWith(lifetimeSchema, toLifetime), { query: ["userId"] }),
];
