import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { RequestPage } from "@/components/account/request-page";
import { formParts } from "@/components/forms/form-parts";
import { toId } from "@/lib/cart/id";
import { getCustomForm } from "@/lib/ebsn/forms";

type Params = Promise<{ cuFormTypeId: string; cuFormId: string }>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("requests");
  return { title: t("request") };
}

/** The form comes with the page, what was sent with the customer. */
export default async function Page({ params }: { params: Params }) {
  const { cuFormTypeId, cuFormId } = await params;
  const [typeId, id] = [toId(cuFormTypeId), toId(cuFormId)];
  if (typeId === null || id === null) notFound();
  const form = await getCustomForm(typeId);
  return <RequestPage cuFormTypeId={typeId} cuFormId={id} form={form && (await formParts(form))} />;
}
