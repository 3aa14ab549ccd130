import { getOrFetchCart } from "./fetch-cart";
import { getCartItems } from "./selectors";
import { emitError } from "./emit-error";
import { writeCart } from "./write-cart";

export async function updateLineSplit(itemId: number, packageNum: number): Promise<void> {
  try {
    await writeCart("cart/update-infos", {
      body: { items: [{ itemId, infos: { package_num: packageNum } }] },
    });
  } catch (cause) {
    emitError("errors.errorSettingCartInfo", cause);
  }
}

export async function updateProductSplit(productId: number, packageNum: number): Promise<void> {
  const lines = getCartItems(await getOrFetchCart()).filter(({ product }) => product.productId === productId);
  const line = lines.at(-1);
  if (line) await updateLineSplit(line.itemId, packageNum);
}
