import { setItemInfos } from "./cart-infos";
import { getOrFetchCart } from "./fetch-cart";
import { getCartItems } from "./selectors";

export const updateLineSplit = (itemId: number, packageNum: number): Promise<boolean> =>
  setItemInfos([itemId], { package_num: packageNum });

export async function updateProductSplit(productId: number, packageNum: number): Promise<void> {
  const lines = getCartItems(await getOrFetchCart()).filter(({ product }) => product.productId === productId);
  const line = lines.at(-1);
  if (line) await updateLineSplit(line.itemId, packageNum);
}
