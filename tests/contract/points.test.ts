import { eq, sql } from "drizzle-orm";
import { customer, pointsMovement, rewardRequest, userMessage } from "@/backend/db/schema";
import { expirePoints, findExpiry } from "@/backend/modules/benefits/points-expiry";
import { getRows } from "@/backend/db/get-rows";
import {
  conversionSchema,
  donationProjectsSchema,
  pointsSchema,
  rewardRequestsSchema,
} from "@/lib/ebsn/schemas/benefits";
import { startBackend } from "@/tests/support/backend";
import { backendForFile } from "@/tests/support/file-backend";
import { recordQueries } from "@/tests/support/database-queries";
import { untilWaiting } from "@/tests/support/lock-waits";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;

const setCustomer = (changes: Partial<typeof customer.$inferInsert>) =>
  backend.context.db.update(customer).set(changes).where(eq(customer.customerId, shopper.customerId));

beforeEach(async () => {
  shopper = await newShopper(backend);
  await setCustomer({ points: 1500 });
});

const read = async (path: string) => parseAnswer(await shopper.get(path)).data;
const write = async (path: string, body: object = {}) => parseAnswer(await shopper.post(path, body));

const gained = (year: number, points: number) =>
  backend.context.db.insert(pointsMovement).values({
    customerId: shopper.customerId,
    kind: "store",
    points,
    description: "Cassa",
    createdAt: new Date(`${year}-06-01T10:00:00+02:00`),
  });

/** `work` is two writes, both of which wait for the customer's row. */
async function whileCustomerIsLocked(work: () => Promise<unknown>): Promise<void> {
  const { db } = backend.context;
  let writes: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from ${customer} where customer_id = ${shopper.customerId} for update`);
    writes = work();
    await untilWaiting(db, 2);
  });
  await writes;
}

test("points say which expire next: those of last year, as far as they are not spent", async () => {
  const year = backend.clock.now().getFullYear();
  await gained(year - 1, 1200);
  await gained(year, 300);
  await write("registration-card/convert_points_polv?points=500");
  expect(pointsSchema.parse(await read("points/list"))).toMatchObject({
    points: 1000,
    expiringPoints: 700,
    expiringDate: `31/12/${year}`,
  });
});

test("points given or converted again after a lost answer are given once", async () => {
  const { donationProjects } = donationProjectsSchema.parse(await read("donation/list"));
  const { donationProjectId } = donationProjects[0]!;
  const donation = { donation_project_id: donationProjectId, points: 100, balance: 1500 };
  expect((await write("donation/add", donation)).status).toBe(0);
  expect((await write("donation/add", donation)).codes).toEqual(["error.points.changed"]);
  const convert = () => write("registration-card/convert_points_polv?points=500", { balance: 1400 });
  expect((await convert()).status).toBe(0);
  expect((await convert()).codes).toEqual(["error.points.changed"]);
  expect(pointsSchema.parse(await read("points/list")).points).toBe(900);
});

test("nothing is looked up about the expiry of no points", async () => {
  const { db, clock } = backend.context;
  const queries = await recordQueries(backend, async () => {
    expect(await findExpiry(db, shopper.customerId, 0, clock.now())).toEqual({
      expiringPoints: 0,
      expiringDate: "",
    });
  });
  expect(queries).toEqual([]);
});

test("points expire with the end of the year after, once", async () => {
  const { db, clock } = backend.context;
  const year = clock.now().getFullYear();
  await gained(year - 2, 900);
  await gained(year, 600);
  await Promise.all([1, 2, 3].map(() => expirePoints(db, clock.now())));
  const { points, pointsMovements } = pointsSchema.parse(await read("points/list"));
  expect(points).toBe(600);
  expect(pointsMovements.filter(({ kind }) => kind === "expiry")).toMatchObject([{ points: -900 }]);
});

test("points of a cancelled reward keep their expiry", async () => {
  const { db, clock } = backend.context;
  const year = clock.now().getFullYear();
  await gained(year - 1, 1500);
  await write("reward-cart/set", { reward_id: 502, quantity: 1 });
  const { rewardRequests } = rewardRequestsSchema.parse((await write("reward-cart/request")).data);
  await write("requested-reward/cancel", { reward_request_id: rewardRequests[0]!.rewardRequestId });
  expect(pointsSchema.parse(await read("points/list"))).toMatchObject({
    points: 1500,
    expiringPoints: 1500,
    expiringDate: `31/12/${year}`,
  });
  await expirePoints(db, new Date(`${year + 1}-01-01T08:00:00+01:00`));
  expect(pointsSchema.parse(await read("points/list")).points).toBe(0);
});

test("an expiry that fails stops no request, and is tried again with the next", async () => {
  const other = await startBackend();
  const { db } = other.context;
  const { customerId } = await newShopper(other);
  const isCustomer = eq(customer.customerId, customerId);
  await db.update(customer).set({ points: 900 }).where(isCustomer);
  const gain = { customerId, kind: "store", points: 900, description: "Cassa" } as const;
  await db.insert(pointsMovement).values({ ...gain, createdAt: other.clock.now() });
  const pointsAfterRequest = async () => {
    expect((await other.get("/ebsn/api/products?page_size=1")).http).toBe(200);
    return (await db.select({ points: customer.points }).from(customer).where(isCustomer))[0]?.points;
  };
  other.clock.set(`${other.clock.now().getFullYear() + 2}-01-01T08:00:00+01:00`);
  await db.execute(sql`alter table points_movement rename to points_movement_away`);
  expect(await pointsAfterRequest()).toBe(900);
  await db.execute(sql`alter table points_movement_away rename to points_movement`);
  expect(await pointsAfterRequest()).toBe(0);
  await other.stop();
});

test("points from before gains were recorded count from the first expiry, once", async () => {
  const { db, clock } = backend.context;
  await setCustomer({ createdAt: new Date(`${clock.now().getFullYear() - 3}-01-10T10:00:00+01:00`) });
  const expire = () => Promise.all([1, 2].map(() => expirePoints(db, clock.now())));
  await (backend.context.database.kind === "postgres" ? whileCustomerIsLocked(expire) : expire());
  const { points, pointsMovements } = pointsSchema.parse(await read("points/list"));
  expect(points).toBe(1500);
  expect(pointsMovements).toMatchObject([{ kind: "opening", points: 1500 }]);
});

test.each([
  ["it", "I tuoi punti sono un buono spesa", "500 punti sono diventati un buono da 5,00 €"],
  ["en", "Your points are a voucher", "500 points have become a voucher of €5.00"],
])(
  "the message about converted points is in the customer's language: %s",
  async (language, title, content) => {
    await setCustomer({ language });
    await write("registration-card/convert_points_polv?points=500");
    const messages = await backend.context.db
      .select()
      .from(userMessage)
      .where(eq(userMessage.customerId, shopper.customerId));
    expect(messages).toMatchObject([{ title, content: expect.stringContaining(content) }]);
  },
);

test("points become a voucher that the next order can use", async () => {
  const answer = await write("registration-card/convert_points_polv?points=1000");
  const { points, giftCertificate: gift, pointsMovements } = conversionSchema.parse(answer.data);
  expect(points).toBe(500);
  expect(pointsMovements).toMatchObject([{ points: -1000, kind: "conversion" }]);
  const { data } = parseAnswer(await shopper.get(`cart-giftcertificate/check?code=${gift?.giftCode}`));
  expect(data).toMatchObject({ giftCertificate: { minimumAmount: 10 } });
  // All stores are of one cooperative (requirements/profile#loyalty-card).
  await backend.context.db.execute(
    sql`update cart set store_id = store_id + 1 where customer_id = ${shopper.customerId}`,
  );
  const elsewhere = await shopper.get(`cart-giftcertificate/check?code=${gift?.giftCode}`);
  expect(parseAnswer(elsewhere).status).toBe(0);
  const stranger = await newShopper(backend);
  expect(parseAnswer(await stranger.get(`cart-giftcertificate/check?code=${gift?.giftCode}`)).codes).toEqual([
    "error.gift.unknown",
  ]);
});

test.each([
  [250, "error.points.amount"],
  [-500, "error.points.amount"],
  [2000, "error.points.not_enough"],
])("%s points are rejected", async (points, code) => {
  expect((await write(`registration-card/convert_points_polv?points=${points}`)).codes).toEqual([code]);
  expect(pointsSchema.parse(await read("points/list")).points).toBe(1500);
});

test("points are not spent twice by calls at the same time", async () => {
  const answers = await Promise.all(
    [1, 2].map(() => write("registration-card/convert_points_polv?points=1000")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([0, 1]);
  expect(pointsSchema.parse(await read("points/list")).points).toBe(500);
});

test("points need a loyalty card", async () => {
  await setCustomer({ fidelityCard: "" });
  expect((await write("registration-card/convert_points_polv?points=500")).codes).toEqual([
    "error.points.no_card",
  ]);
});

test("points are donated to projects of the customer's own store", async () => {
  const { donationProjects } = donationProjectsSchema.parse(await read("donation/list"));
  const [project] = donationProjects;
  const answer = await write("donation/add", {
    donation_project_id: project!.donationProjectId,
    points: 100,
  });
  expect(donationProjectsSchema.parse(answer.data)).toMatchObject({
    points: 1400,
    donationProjects: expect.arrayContaining([
      expect.objectContaining({ donatedPoints: project!.donatedPoints + 100 }),
    ]),
  });
  const elsewhere = await write("donation/add", { donation_project_id: 61, points: 100 });
  expect(elsewhere.codes).toEqual(["error.points.project"]);
  expect(donationProjects.some(({ donationProjectId }) => donationProjectId === 61)).toBe(false);
});

test("two customers who want the same rewards, or give them back, lock them in the same order", async () => {
  const { db, clock } = backend.context;
  const isFree = async (tx: Pick<typeof db, "execute">, rewardId: number) =>
    getRows(await tx.execute(sql`select from reward where reward_id = ${rewardId} for update skip locked`))
      .length > 0;
  async function whileFirstIsLocked(work: () => Promise<unknown>): Promise<void> {
    let working: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from reward where reward_id = 501 for update`);
      working = work();
      await untilWaiting(db, 1);
      expect(await isFree(tx, 502)).toBe(true);
    });
    await working;
  }
  for (const rewardId of [502, 501]) await write("reward-cart/set", { reward_id: rewardId, quantity: 1 });
  // A table that has grown is read in the order of its rows.
  await db.execute(sql`analyze reward_cart_item`);
  await whileFirstIsLocked(() => write("reward-cart/request"));
  const item = { name: "Premio", quantity: 1, points: 100 };
  const [request] = await db
    .insert(rewardRequest)
    .values({
      customerId: shopper.customerId,
      warehouseId: 501,
      points: 200,
      items: [
        { ...item, rewardId: 502 },
        { ...item, rewardId: 501 },
      ],
      createdAt: clock.now(),
    })
    .returning();
  await whileFirstIsLocked(() =>
    write("requested-reward/cancel", { reward_request_id: request?.rewardRequestId }),
  );
});
