import { notFound } from "next/navigation";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AddressEditor } from "@/components/addresses/address-editor";
import { PageMessages } from "@/components/forms/page-messages";
import { assertFound } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/params/parse-id";

type Props = { params: Promise<{ addressId?: string[] }> };

export const generateMetadata = titleMetadata(async ({ params }: Props) =>
  (await params).addressId ? "profile.editAddress" : "profile.newAddress",
);

export default async function Page({ params }: Props) {
  const { addressId: parts = [] } = await params;
  const addressId = parseId(parts[0]);
  if (parts.length > 1 || (parts.length === 1 && addressId === null)) notFound();
  if (addressId !== null) await assertFound("user-address/view", { address_id: String(addressId) });
  return (
    <PageMessages
      namespaces={[
        "addresses.setAddress",
        "delivery",
        "maps",
        "profile.addressMissing",
        "profile.addresses.deliveryNotifyError",
        "profile.addresses.deliveryNotifySuccess",
        "profile.editAddress",
        "profile.newAddress",
        "profile.toAddresses",
      ]}
    >
      <AddressEditor key={addressId} addressId={addressId} />
    </PageMessages>
  );
}
