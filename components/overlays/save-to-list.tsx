import { apiFetch } from "@/lib/api/api-fetch";
import { getOrFetchCart } from "@/lib/cart/cart-store";
import { emitError } from "@/lib/cart/writes";
import { isLoggedIn } from "@/lib/rules/cart-readiness";
import type { ShowDialog } from "@/lib/overlays/show-dialog";
import { requestLogin } from "./delivery-flow";

type ListProduct = { productId: number; name: string };

export async function saveToList(showDialog: ShowDialog, { productId, name }: ListProduct): Promise<void> {
  const cart = await getOrFetchCart();
  if ((!cart || !isLoggedIn(cart)) && !(await requestLogin(showDialog))) return;
  const { ListDialog } = await import("@/components/lists/list-dialog");
  const list = await showDialog<{ listId: number; name: string } | null>((resolve) => (
    <ListDialog name={name} onResolve={resolve} />
  ));
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
