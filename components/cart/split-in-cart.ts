import { currentCart } from "@/lib/cart/held";
import { itemsOf } from "@/lib/cart/view";
import { announceFailure, writeCart } from "@/lib/cart/writes";

/** Tells the shop into how many packs a line is split. */
export async function splitLine(itemId: number, packageNum: number): Promise<void> {
  try {
    await writeCart("cart/update-infos", {
      body: { items: [{ itemId, infos: { package_num: packageNum } }] },
    });
  } catch (cause) {
    announceFailure("errors.errorSettingCartInfo", cause);
  }
}

/** The same for a product, when some of it lies in the cart. */
export async function splitInCart(productId: number, packageNum: number): Promise<void> {
  const lines = itemsOf(await currentCart()).filter(({ product }) => product.productId === productId);
  const line = lines.at(-1);
  if (line) await splitLine(line.itemId, packageNum);
}
