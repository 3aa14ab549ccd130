import { isNotNull, isNull } from "drizzle-orm";
import { product } from "@/backend/db/schema";
import { startBackend, type TestBackend } from "./backend";
import { findEmail } from "./mailbox";
import { readyShopper, updateProduct } from "./shopper";

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
  return { backend, soap, bread, shopper, email: await findEmail(backend, shopper.customerId) };
}
