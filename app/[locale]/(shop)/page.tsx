import { HomePage } from "@/components/blocks/home-page";
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
      <SiteJsonLd />
    </>
  );
}
