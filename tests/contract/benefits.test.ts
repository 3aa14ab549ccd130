import { eq } from "drizzle-orm";
import { address, customer, giftCertificate, userMessage } from "@/backend/db/schema";
import { rewardInviter } from "@/backend/modules/benefits/invitations";
import { register } from "@/backend/modules/registration/register";
import { shopDate } from "@/backend/shop-dates";
import {
  invitationSchema,
  lifetimeSchema,
  personalOfferSchema,
  pointsSchema,
  rewardCartSchema,
  rewardRequestsSchema,
  subscriptionSchema,
} from "@/lib/ebsn/schemas/benefits";
import { addDays } from "@/lib/rules/dates/shop-time";
import { backendForFile } from "@/tests/support/file-backend";
import { findEmail, lastEmail, linkParams } from "@/tests/support/mailbox";
import {
  addToCart,
  buy,
  chooseDelivery,
  newShopper,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
} from "@/tests/support/shopper";
import type { Shopper } from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;

const setCustomer = (changes: Partial<typeof customer.$inferInsert>, { customerId } = shopper) =>
  backend.context.db.update(customer).set(changes).where(eq(customer.customerId, customerId));

beforeEach(async () => {
  shopper = await newShopper(backend);
  await setCustomer({ points: 1500 });
});

const read = async (path: string, customerApi = shopper) => parseAnswer(await customerApi.get(path)).data;
const write = async (path: string, body: object = {}, customerApi = shopper) =>
  parseAnswer(await customerApi.post(path, body));

describe("rewards", () => {
  test("are chosen, requested and cancelled, and the points come back", async () => {
    await write("reward-cart/set", { reward_id: 501, quantity: 2 });
    const { data } = await write("reward-cart/set", { reward_id: 502, quantity: 1 });
    expect(rewardCartSchema.parse(data)).toMatchObject({ totalPoints: 1300, points: 1500 });
    const { rewardRequests } = rewardRequestsSchema.parse((await write("reward-cart/request")).data);
    expect(rewardRequests).toMatchObject([{ status: "requested", points: 1300 }]);
    expect(rewardCartSchema.parse(await read("reward-cart/view"))).toMatchObject({
      totalPoints: 0,
      points: 200,
    });
    const id = rewardRequests[0]!.rewardRequestId;
    const stranger = await newShopper(backend);
    expect((await write("requested-reward/cancel", { reward_request_id: id }, stranger)).status).toBe(1);
    await write("requested-reward/cancel", { reward_request_id: id });
    expect(rewardRequestsSchema.parse(await read("requested-reward/list")).rewardRequests[0]?.status).toBe(
      "cancelled",
    );
    expect(pointsSchema.parse(await read("points/list")).points).toBe(1500);
    expect((await write("requested-reward/cancel", { reward_request_id: id })).codes).toEqual([
      "error.reward.not_cancellable",
    ]);
  });

  test("beyond the points stay in the cart", async () => {
    await write("reward-cart/set", { reward_id: 505, quantity: 1 });
    expect((await write("reward-cart/request")).codes).toEqual(["error.points.not_enough"]);
    expect(rewardCartSchema.parse(await read("reward-cart/view")).totalPoints).toBe(5200);
  });

  test("that another tab has changed meanwhile are not requested unseen", async () => {
    await write("reward-cart/set", { reward_id: 502, quantity: 1 });
    await write("reward-cart/set", { reward_id: 501, quantity: 2 });
    expect((await write("reward-cart/request", { total_points: 500 })).codes).toEqual([
      "error.reward.changed",
    ]);
    expect((await write("reward-cart/request", { total_points: 1300 })).status).toBe(0);
  });

  test("that are out of stock or unknown are rejected", async () => {
    expect((await write("reward-cart/set", { reward_id: 505, quantity: 9 })).codes).toEqual([
      "error.reward.sold_out",
    ]);
    expect((await write("reward-cart/set", { reward_id: 1, quantity: 1 })).codes).toEqual([
      "error.reward.unknown",
    ]);
    expect((await write("reward-cart/request")).codes).toEqual(["error.reward.empty"]);
  });
});

test("a personal offer is made of products that were bought, once a month, and reduces their line", async () => {
  const [bought = 0, other = 0] = await resetProducts(backend, 2);
  const ready = await readyShopper(backend, bought);
  await setCustomer({ points: 0 }, ready.shopper);
  expect(personalOfferSchema.parse(await read("personal-offer/view", ready.shopper)).products).toEqual([]);
  expect(parseAnswer(await buy(ready.shopper, ready.cart.version)).status).toBe(0);
  const offer = personalOfferSchema.parse(await read("personal-offer/view", ready.shopper));
  expect(offer.products.map(({ productId }) => productId)).toEqual([bought]);
  const create = (productIds: number[]) => write("personal-offer/create", { productIds }, ready.shopper);
  expect((await create([other])).codes).toEqual(["error.personal_offer.product"]);
  const { giftCertificates } = personalOfferSchema.parse((await create([bought])).data);
  const code = giftCertificates[0]!.giftCode;
  expect((await create([bought])).codes).toEqual(["error.personal_offer.used"]);
  const use = () => ready.shopper.post("cart-giftcertificate/add_code", { code });
  expect(parseAnswer(await use()).codes).toEqual(["error.gift.product"]);
  await chooseDelivery(backend, ready.shopper);
  await addToCart(ready.shopper, bought, 1);
  const cart = parseCart(await use());
  expect(cart.orderAdjustmentSummary?.orderAdjustments).toMatchObject([
    { amount: 2, giftCertificate: { giftCode: code } },
  ]);
});

describe("an invitation", () => {
  async function registerFriend(email: string, invitationCode: string): Promise<number> {
    await register(backend.context, {
      login: email,
      password: "Amicizia2026!",
      sessionHash: null,
      profile: {
        firstName: "Ada",
        lastName: "Neri",
        phone: "333 1234567",
        postalcode: "20144",
        fiscalCode: "",
        fidelityCard: "",
        storeId: 5,
        consents: {},
        invitationCode,
      },
    });
    const link = linkParams((await lastEmail(backend, email)).body);
    await backend.get(`/ebsn/api/registration/registration_confirm?${link.toString()}`);
    const [row] = await backend.context.db.select().from(customer).where(eq(customer.login, email));
    return row!.customerId;
  }
  const view = async () => invitationSchema.parse(await read("friend-invitation/view"));
  const giftsOf = (customerId: number) =>
    backend.context.db.select().from(giftCertificate).where(eq(giftCertificate.customerId, customerId));

  test("is an email with a code; the friend has a voucher for the first order", async () => {
    const { invitationCode } = await view();
    expect((await view()).invitationCode).toBe(invitationCode);
    expect((await write("friend-invitation/send", { e_mail: "nessuno" })).codes).toEqual([
      "error.invitation.e_mail.not_valid",
    ]);
    const own = (await findEmail(backend, shopper.customerId)).toUpperCase();
    expect((await write("friend-invitation/send", { e_mail: own })).codes).toEqual([
      "error.invitation.e_mail.own",
    ]);
    const friend = "amica@madia.test";
    await write("friend-invitation/send", { e_mail: friend });
    const { body } = await lastEmail(backend, friend);
    expect(body).toContain("ti regala 5,00 € sulla prima, da almeno 40,00 €");
    expect(linkParams(body).get("invito")).toBe(invitationCode);
    await backend.context.db
      .update(customer)
      .set({ firstName: "" })
      .where(eq(customer.customerId, shopper.customerId));
    await write("friend-invitation/send", { e_mail: "altra@madia.test" });
    const nameless = await lastEmail(backend, "altra@madia.test");
    expect(nameless.subject).toBe("Un amico ti invita da Madia");
    expect(nameless.body).toContain("un amico fa la spesa da noi e ti regala");
    const friendId = await registerFriend(friend, invitationCode);
    expect((await view()).friends).toMatchObject([{ firstName: "Ada", rewarded: false }]);
    expect(await giftsOf(friendId)).toMatchObject([{ value: 500, minimumCents: 4000 }]);
  });

  test("brings ten per cent for each of the first ten friends who buy, and no more", async () => {
    const { invitationCode, maxRewards, rewardPercentage, rewardValidDays } = await view();
    expect([maxRewards, rewardPercentage]).toEqual([10, 10]);
    const friendIds: number[] = [];
    for (let number = 1; number <= 12; number += 1)
      friendIds.push(await registerFriend(`amico${number}@madia.test`, invitationCode));
    const { db, clock } = backend.context;
    await Promise.all(
      [...friendIds, ...friendIds].map((friendId) =>
        db.transaction((tx) => rewardInviter(tx as typeof db, friendId, clock.now())),
      ),
    );
    const gifts = await giftsOf(shopper.customerId);
    expect(gifts.map(({ kind, value }) => [kind, value])).toEqual(Array(10).fill(["percentage", 10]));
    const lastDay = addDays(shopDate(clock.now()), rewardValidDays ?? 0);
    expect(new Set(gifts.map(({ endDate }) => endDate))).toEqual(new Set([lastDay]));
    expect((await view()).friends.filter(({ rewarded }) => rewarded)).toHaveLength(10);
    expect(pointsSchema.parse(await read("points/list")).points).toBe(1500);
  });

  test("is told of in the language of who is told", async () => {
    const { invitationCode } = await view();
    const { db, clock } = backend.context;
    const friendId = await registerFriend("ada.inglese@madia.test", invitationCode);
    await db.update(customer).set({ language: "en" }).where(eq(customer.customerId, shopper.customerId));
    await rewardInviter(db, friendId, clock.now());
    const titlesOf = async (customerId: number) =>
      (await db.select().from(userMessage).where(eq(userMessage.customerId, customerId))).map(
        ({ title }) => title,
      );
    expect(await titlesOf(friendId)).toContain("Un regalo da chi ti ha invitato");
    expect(await titlesOf(shopper.customerId)).toContain("10% off for you");
  });

  test("its vouchers are used one for each order", async () => {
    const [productId = 0] = await resetProducts(backend, 1);
    const ready = await readyShopper(backend, productId);
    shopper = ready.shopper;
    const { invitationCode } = await view();
    const { db, clock } = backend.context;
    for (const friend of ["prima@madia.test", "seconda.amica@madia.test"])
      await rewardInviter(db, await registerFriend(friend, invitationCode), clock.now());
    const [first, second] = (await giftsOf(shopper.customerId)).map(({ giftCode }) => giftCode);
    const use = (code?: string) => shopper.post("cart-giftcertificate/add_code", { code });
    const { orderAdjustmentSummary } = parseCart(await use(first));
    expect(orderAdjustmentSummary?.orderAdjustments).toMatchObject([
      { giftCertificate: { giftCode: first } },
    ]);
    expect(parseAnswer(await use(second)).codes).toEqual(["error.gift.one_per_order"]);
    expect(parseAnswer(await use(first)).status).toBe(0);
    await shopper.post("cart-giftcertificate/remove_code", { code: first });
    expect(parseAnswer(await use(second)).status).toBe(0);
  });
});

test("a company's code adds its address once; another code is rejected", async () => {
  const subscribe = (code: string) => shopper.get(`shopatwork/subscribe?subscriptionCode=${code}`);
  expect(parseAnswer(await subscribe("NIENTE")).codes).toEqual(["error.shopatwork.code"]);
  const first = subscriptionSchema.parse(parseAnswer(await subscribe("lambro26")).data);
  expect(first).toMatchObject({ companyId: 32, companyName: "Officine Lambro" });
  expect(subscriptionSchema.parse(parseAnswer(await subscribe("LAMBRO26")).data).addressId).toBe(
    first.addressId,
  );
  expect(parseAnswer(await shopper.get("auth/test")).data).toMatchObject({ user: { companyId: 32 } });
});

test("a company's code adds no address beyond those that can be saved", async () => {
  const { customerId } = shopper;
  await backend.context.db.insert(address).values(
    Array.from({ length: 30 }, (_, index) => ({
      customerId,
      deliveryServiceId: 2,
      addressTypeId: 1,
      addressName: `Casa ${index}`,
      address1: "Via Brera",
      city: "Milano",
      province: "MI",
      postalcode: "20121",
    })),
  );
  const answer = await shopper.get("shopatwork/subscribe?subscriptionCode=LAMBRO26");
  expect(parseAnswer(answer).codes).toEqual(["error.address.too_many"]);
});

test("a customer reads what they have been to the shop, and nobody else's", async () => {
  const own = await write(`customer-lifetime/user_info?userId=${shopper.customerId}`);
  expect(lifetimeSchema.parse(own.data)).toMatchObject({ ordersCount: 0, customerSince: "20/11/2026" });
  expect((await write("customer-lifetime/user_info?userId=1001")).http).toBe(403);
});
