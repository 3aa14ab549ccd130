import { eq } from "drizzle-orm";
import { customer, product } from "@/backend/db/schema";
import { sendStockAlertEmails } from "@/backend/modules/stock-alert/emails";
import { stockAlertsSchema } from "@/lib/ebsn/schemas/stock-alert";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, resetProducts } from "@/tests/support/shopper";

const backend = backendForFile();
let productId: number;

beforeAll(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

const setStock = (stock: number) =>
  backend.context.db.update(product).set({ stock }).where(eq(product.productId, productId));
const sendEmails = () =>
  sendStockAlertEmails(backend.context.db, new Date(), {
    STOREFRONT_URL: "http://shop.example",
    LOCALES: ["it"],
  });
const alertsOf = ({ data }: { data: unknown }) => stockAlertsSchema.parse(data).productIds;

test("who asked gets one email when the product is back", async () => {
  const shopper = await newShopper(backend);
  await setStock(0);
  const set = await shopper.post("stock-alert/add", { product_id: productId });
  expect(alertsOf(parseAnswer(set))).toEqual([productId]);
  const [row] = await backend.context.db
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.customerId, shopper.customerId));
  const emails = async () =>
    (await emailSubjects(backend, row?.email ?? "")).filter((subject) => subject.includes("di nuovo"));
  await sendEmails();
  expect(await emails()).toEqual([]);
  await setStock(5);
  await sendEmails();
  await sendEmails();
  expect(await emails()).toHaveLength(1);
  expect(alertsOf(parseAnswer(await shopper.get("stock-alert/list")))).toEqual([]);
});

test("an alert can be withdrawn, and an unknown product has none", async () => {
  const shopper = await newShopper(backend);
  await shopper.post("stock-alert/add", { product_id: productId });
  const removed = await shopper.post("stock-alert/remove", { product_id: productId });
  expect(alertsOf(parseAnswer(removed))).toEqual([]);
  const unknown = parseAnswer(await shopper.post("stock-alert/add", { product_id: 999_999_999 }));
  expect(unknown.codes).toEqual(["error.stock_alert.product"]);
});
