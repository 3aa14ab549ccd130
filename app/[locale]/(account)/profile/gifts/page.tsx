import { titleMetadata } from "@/app/[locale]/title-metadata";
import { GiftsPage } from "@/components/loyalty/gifts-page";

export const generateMetadata = titleMetadata("profile.vouchers.title");

export default function Page() {
  return <GiftsPage />;
}
