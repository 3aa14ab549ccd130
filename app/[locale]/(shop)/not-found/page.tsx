import { LostPage } from "@/components/layout/lost-page";
import { missingMetadata } from "@/lib/seo/missing";

export const revalidate = 900;

export async function generateMetadata() {
  return { ...(await missingMetadata()), robots: { index: false } };
}

/** What `server/lost-page.mjs` sends in the place of missing pages. */
export default function Page() {
  return <LostPage />;
}
