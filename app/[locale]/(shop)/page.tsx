import { HomePage } from "@/components/blocks/home-page";
import { HomePopup } from "@/components/category/home-popup";
import { SiteJsonLd } from "@/components/seo/site-json-ld";
import { homeMetadata } from "@/lib/seo/home";

export const revalidate = 900;

export function generateMetadata() {
  return homeMetadata();
}

export default function Page() {
  return (
    <>
      <HomePage />
      <HomePopup />
      <SiteJsonLd />
    </>
  );
}
