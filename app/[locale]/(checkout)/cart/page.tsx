import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CartPage } from "@/components/cart/cart-page";

export const generateMetadata = titleMetadata("cart.title");

export default function Page() {
  return <CartPage />;
}
