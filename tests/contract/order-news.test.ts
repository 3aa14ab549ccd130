import { eq } from "drizzle-orm";
import { order, pushDevice, pushMessage } from "@/backend/db/schema";
import { sendOrderEmail } from "@/backend/modules/order/emails";
import { pickOrder } from "@/backend/modules/order/pick";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase } from "@/tests/support/purchase";
import { buy, parseAnswer, readyShopper, resetProducts } from "@/tests/support/shopper";
import { createStaffApi, GIULIA } from "@/tests/support/staff";

const backend = backendForFile();

beforeEach(() => backend.context.db.delete(pushMessage));

const registerDevice = (customerId: number) =>
  backend.context.db.insert(pushDevice).values({
    customerId,
    uuid: String(customerId),
    platform: "web",
    externalId: "{}",
    model: "",
    manufacturer: "",
    platformVersion: "1",
    registeredAt: backend.clock.now(),
  });

const news = async () =>
  (await backend.context.db.select().from(pushMessage).orderBy(pushMessage.pushMessageId)).map(
    ({ body, navTo }) => [body, navTo],
  );

test("the devices of a customer hear what was prepared and substituted, and that it is on its way", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  await registerDevice(shopper.customerId);
  const { db, clock } = backend.context;
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  await db.transaction((tx) => pickOrder(tx as typeof db, row!, clock.now(), () => 0));
  for (const kind of ["prepared", "dispatched"] as const) await sendOrderEmail(db, kind, row!, clock.now());
  const path = `/profile/orders/${orderId}`;
  expect(await news()).toEqual([
    [expect.stringMatching(/^Abbiamo preparato.* Abbiamo sostituito: .+\.$/), path],
    [expect.stringMatching(/^Il furgone è partito/), path],
  ]);
});

test("a decision on a return links to it", async () => {
  await registerDevice(GIULIA);
  const staff = await createStaffApi(backend).logInStaff();
  const decision = { refund_id: 8003, refund_status_id: 3 };
  expect(parseAnswer(await staff.post("backoffice-access/decide-refund", decision)).status).toBe(0);
  expect(await news()).toEqual([
    [expect.stringMatching(/^Abbiamo accolto il reso n\. 8003/), "/profile/order-refunds/8003"],
  ]);
});
