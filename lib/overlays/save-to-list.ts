import { apiFetch } from "../api/api-fetch";
import { getOrFetchCart } from "../cart/fetch-cart";
import { emitError } from "../api/emit-error";
import { isLoggedIn } from "../rules/cart/cart-readiness";
import { requestLogin } from "./delivery-flow";
import { awaitOverlay } from "./overlay";

type ListProduct = { productId: number; name: string };

export async function saveToList({ productId, name }: ListProduct): Promise<void> {
  const cart = await getOrFetchCart();
  if ((!cart || !isLoggedIn(cart)) && !(await requestLogin())) return;
  const list = await awaitOverlay({ dialog: "list", name });
  if (!list) return;
  try {
    await apiFetch("wishlist/add", {
      body: { list_id: list.listId, product_id: productId },
      success: { key: "lists.added", values: { name, list: list.name } },
    });
  } catch (cause) {
    emitError("lists.addFailed", cause);
  }
}
