import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RefundsPage } from "@/components/returns/refunds-page";
import { PageMessages } from "@/components/forms/page-messages";
import { readPage } from "@/lib/catalogue/listing";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("refunds.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/order-refunds">) {
  const { page } = await searchParams;
  return (
    <PageMessages namespaces={["cart.startShopping", "orders", "pagination", "refunds"]}>
      <RefundsPage page={readPage(page)} />
    </PageMessages>
  );
}
