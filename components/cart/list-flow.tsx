import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { currentCart } from "@/lib/cart/held";
import { announceFailure } from "@/lib/cart/writes";
import { isLoggedIn } from "@/lib/rules/cart-readiness";
import type { Ask } from "./ask";
import { askLogin } from "./delivery-flow";

type Wish = { productId: number; name: string };

/** Saves a product in a list of the customer's choice, after log-in. */
export async function saveToList(ask: Ask, { productId, name }: Wish): Promise<void> {
  const cart = await currentCart();
  if ((!cart || !isLoggedIn(cart)) && !(await askLogin(ask))) return;
  const { ListDialog } = await import("./list-dialog");
  const list = await ask<{ listId: number; name: string } | null>((settle) => (
    <ListDialog name={name} onSettle={settle} />
  ));
  if (!list) return;
  try {
    await door("wishlist/add", { body: { list_id: list.listId, product_id: productId } });
    announce({ kind: "done", key: "lists.added", values: { name, list: list.name } });
  } catch (cause) {
    announceFailure("lists.addFailed", cause);
  }
}
