import { titleMetadata } from "@/app/[locale]/title-metadata";
import { InvoiceDataPage } from "@/components/profile/invoice-data-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.invoice.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/invoice-data">) {
  const { from } = await searchParams;
  return (
    <ProfileMessages namespaces={["delivery", "orders.invoice", "profile.invoice"]}>
      <InvoiceDataPage isFromCheckout={from === "checkout"} />
    </ProfileMessages>
  );
}
