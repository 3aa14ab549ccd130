import { NotFoundPage } from "@/components/layout/not-found-page";
import { notFoundMetadata } from "@/lib/seo/not-found";

export const revalidate = 900;

export async function generateMetadata() {
  return { ...(await notFoundMetadata()), robots: { index: false } };
}

/** Served by `server/not-found-page.mjs` instead of Next's 404 page. */
export default function Page() {
  return <NotFoundPage />;
}
