import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { waitingCartSchema } from "@/lib/ebsn/schemas/waiting-cart";
import type { TestBackend } from "./backend";
import { getCartItems, parseAnswer, parseCart, type Shopper, shopperWithToken } from "./shopper";

export const MILANO = "user-address/select?postalcode=20121&city=Milano";
export const BRESCIA = "user-address/select?postalcode=25121&city=Brescia";
/** A store that serves Milano as well. */
export const PICK_UP = "user-address/select?address_id=50101&delivery_service_id=1";
export const PICK_UP_ADDRESS = { addressId: 50101, deliveryServiceId: 1 };

export const PASSWORD = "Pane&latte1";

export async function startVisitor(backend: TestBackend, path = MILANO): Promise<Shopper> {
  const answer = await backend.post(`/ebsn/api/${path}`);
  const token = answer.headers.get("x-ebsn-session");
  if (!token) throw new Error("no session was started");
  return shopperWithToken(backend, -1, token);
}

async function setPassword(backend: TestBackend, { customerId }: Shopper): Promise<string> {
  const [row] = await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(customer.customerId, customerId))
    .returning();
  return row?.login ?? "";
}

export async function logInVisitor(
  backend: TestBackend,
  visitor: Shopper,
  customerShopper: Shopper,
): Promise<Shopper> {
  const login = await setPassword(backend, customerShopper);
  const answer = await visitor.post("auth/login", { login, password: PASSWORD });
  const token = answer.headers.get("x-ebsn-session");
  if (!token) throw new Error(JSON.stringify(answer.body));
  return shopperWithToken(backend, customerShopper.customerId, token);
}

export const viewCart = async (shopper: Shopper) =>
  parseCart(await shopper.get("cart/view?show_sectors=true"));

export const quantities = async (shopper: Shopper) =>
  Object.fromEntries(
    getCartItems(await viewCart(shopper)).map(({ product, quantity }) => [product.productId, quantity]),
  );

export const readWaiting = async (shopper: Shopper) =>
  waitingCartSchema.parse(parseAnswer(await shopper.get("cart/waiting")).data);

export async function mergeCarts(shopper: Shopper, mode: string) {
  const { waitingCart } = await readWaiting(shopper);
  return shopper.post("cart/merge", { cart_id: waitingCart?.cartId, mode });
}
