import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AddressEditor } from "@/components/addresses/address-editor";
import { ProfileMissing } from "@/app/[locale]/profile-missing";
import { PageMessages } from "@/components/forms/page-messages";
import { isMissing } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/params/parse-id";

type Props = { params: Promise<{ addressId?: string[] }> };

export const generateMetadata = titleMetadata(async ({ params }: Props) =>
  (await params).addressId ? "profile.editAddress" : "profile.newAddress",
);

export default async function Page({ params }: Props) {
  const { addressId: parts = [] } = await params;
  const addressId = parseId(parts[0]);
  const isUnknown =
    addressId === null
      ? parts.length > 0
      : parts.length > 1 || (await isMissing("user-address/view", { address_id: String(addressId) }));
  if (isUnknown) return <ProfileMissing kind="address" />;
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
