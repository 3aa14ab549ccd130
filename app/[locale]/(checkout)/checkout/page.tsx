import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CheckoutPage } from "@/components/checkout/checkout-page";

export const generateMetadata = titleMetadata("checkout.title");

export default function Page() {
  return <CheckoutPage />;
}
