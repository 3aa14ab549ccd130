import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AddressEditor } from "@/components/addresses/address-editor";
import { assertFound } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/parse-id";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("addresses") };
}

export default async function Page({ params }: { params: Promise<{ addressId?: string[] }> }) {
  const { addressId: parts = [] } = await params;
  const addressId = parseId(parts[0]);
  if (parts.length > 1 || (parts.length === 1 && addressId === null)) notFound();
  if (addressId !== null) await assertFound("user-address/view", { address_id: String(addressId) });
  return <AddressEditor key={addressId} addressId={addressId} />;
}
