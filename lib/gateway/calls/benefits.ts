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
import { type Call, readRaw, readWith } from "../call";

const get = (path: string, read: Call["read"]): Call => ({ path, method: "GET", access: "session", read });

const write = (path: string, params: Pick<Call, "query" | "body">, read: Call["read"]): Call => ({
  path,
  method: "POST",
  ...params,
  access: "session",
  read,
});

const projects = readRaw(donationProjectsSchema);
const rewardCart = readRaw(rewardCartSchema);
const rewardRequests = readRaw(rewardRequestsSchema);
const personalOffer = readWith(personalOfferSchema, toPersonalOffer);

export const benefitCalls: Call[] = [
  get("points/list", readRaw(pointsSchema)),
  write(
    "registration-card/convert_points_polv",
    { query: ["points"] },
    readWith(conversionSchema, toConversion),
  ),
  get("donation/list", projects),
  write("donation/add", { body: ["donation_project_id", "points"] }, projects),
  get("reward-cart/view", rewardCart),
  write("reward-cart/set", { body: ["reward_id", "quantity"] }, rewardCart),
  write("reward-cart/request", {}, rewardRequests),
  get("requested-reward/list", rewardRequests),
  write("requested-reward/cancel", { body: ["reward_request_id"] }, rewardRequests),
  get("personal-offer/view", personalOffer),
  write("personal-offer/create", { body: ["productIds"] }, personalOffer),
  get("friend-invitation/view", readWith(invitationSchema, toInvitation)),
  write("friend-invitation/send", { body: ["e_mail"] }, readRaw(mailedSchema)),
  {
    ...write("shopatwork/subscribe", { query: ["subscriptionCode"] }, readRaw(subscriptionSchema)),
    upstreamMethod: "GET",
  },
  write("customer-lifetime/user_info", { query: ["userId"] }, readWith(lifetimeSchema, toLifetime)),
];
