import { isNotNull, isNull } from "drizzle-orm";
import { product } from "@/backend/db/schema";
import { withdrawalSchema } from "@/lib/ebsn/schemas/withdrawal";
import { startBackend, type TestBackend } from "./backend";
import { findEmail } from "./mailbox";
import { fetchOrder, parsePurchase } from "./purchase";
import { addToCart, buy, ON_DELIVERY, parseAnswer, parseCart, readyShopper, updateProduct } from "./shopper";

async function findPlainProduct(backend: TestBackend, isFood: boolean): Promise<number> {
  const [row] = await backend.context.db
    .select()
    .from(product)
    .where(isFood ? isNotNull(product.food) : isNull(product.food))
    .orderBy(product.productId)
    .limit(1);
  const productId = row?.productId ?? 0;
  await updateProduct(backend, productId, {
    priceCents: 1000,
    stock: 100,
    dailyMax: null,
    promo: null,
    dayLock: "",
    classes: [],
    selectOptions: [],
    infos: { TIPOLOGIA: "Pezzo", MINACQ: "1" },
  });
  return productId;
}

/** A customer with four pieces of soap, which may be sent back, in the cart; bread may not. */
export async function startWithdrawalShop() {
  const backend = await startBackend();
  const soap = await findPlainProduct(backend, false);
  const bread = await findPlainProduct(backend, true);
  const { shopper } = await readyShopper(backend, soap, 4);
  const email = await findEmail(backend, shopper.customerId);

  const fetchCart = async () => parseCart(await shopper.get("cart/view"));
  const findLine = async (orderId: number, productId = soap) =>
    (await fetchOrder(shopper, orderId)).orderItems.find(
      ({ product: { productId: id } }) => id === productId,
    );

  return {
    ...{ backend, soap, bread, shopper, email, fetchCart, findLine },
    addBread: async (pieces = 3) => {
      expect(parseAnswer(await addToCart(shopper, bread, pieces)).status).toBe(0);
    },
    purchase: async (paymentTypeId = ON_DELIVERY) =>
      parsePurchase(await buy(shopper, (await fetchCart()).version, paymentTypeId)),
    /** Of the soap. */
    withdraw: async (orderId: number, quantity: number) => {
      const orderItemId = (await findLine(orderId))?.orderItemId ?? 0;
      const withdrawalItems = [{ orderItemId, quantity }];
      const body = { orderId, email, name: "Persona Prova", withdrawalItems };
      const answer = parseAnswer(await backend.post("/ebsn/api/withdrawal/add", body));
      return { ...answer, withdrawal: answer.status === 0 ? withdrawalSchema.parse(answer.data) : null };
    },
  };
}

export type WithdrawalShop = Awaited<ReturnType<typeof startWithdrawalShop>>;
