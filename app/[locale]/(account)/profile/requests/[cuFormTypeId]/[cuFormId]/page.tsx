import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { RequestPage } from "@/components/requests/request-page";
import { getFormParts } from "@/components/forms/form-parts";
import { parseId } from "@/lib/parse-id";
import { getCustomForm } from "@/lib/ebsn/forms";

type Params = Promise<{ cuFormTypeId: string; cuFormId: string }>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("requests");
  return { title: t("request") };
}

export default async function Page({ params }: { params: Params }) {
  const { cuFormTypeId, cuFormId } = await params;
  const [typeId, id] = [parseId(cuFormTypeId), parseId(cuFormId)];
  if (typeId === null || id === null) notFound();
  const form = await getCustomForm(typeId);
  return <RequestPage cuFormTypeId={typeId} cuFormId={id} form={form && (await getFormParts(form))} />;
}
