import { titleMetadata } from "@/app/[locale]/title-metadata";
import { InvoiceDataPage } from "@/components/profile/invoice-data-page";
import { PageMessages } from "@/components/forms/page-messages";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.invoice.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/invoice-data">) {
  const { from } = await searchParams;
  return (
    <PageMessages namespaces={["delivery.chooseProvince", "orders.invoice", "profile.invoice"]}>
      <InvoiceDataPage isFromCheckout={from === "checkout"} />
    </PageMessages>
  );
}
