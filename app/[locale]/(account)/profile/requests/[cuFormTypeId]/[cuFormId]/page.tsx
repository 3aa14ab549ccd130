import { notFound } from "next/navigation";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestPage } from "@/components/requests/request-page";
import { PageMessages } from "@/components/forms/page-messages";
import { type FormParts, getFormParts } from "@/components/forms/form-parts";
import { parseId } from "@/lib/params/parse-id";
import { getCustomForm } from "@/lib/ebsn/forms";
import { assertFound } from "@/lib/gateway/as-visitor";

type Params = Promise<{ cuFormTypeId: string; cuFormId: string }>;

export const generateMetadata = titleMetadata("requests.request");

async function readForm(cuFormTypeId: number): Promise<FormParts | "failed" | null> {
  try {
    const form = await getCustomForm(cuFormTypeId);
    return form && (await getFormParts(form));
  } catch {
    return "failed";
  }
}

export default async function Page({ params }: { params: Params }) {
  const { cuFormTypeId, cuFormId } = await params;
  const [typeId, id] = [parseId(cuFormTypeId), parseId(cuFormId)];
  if (typeId === null || id === null) notFound();
  const [form] = await Promise.all([
    readForm(typeId),
    assertFound("cu-form/view", { cuform_id: String(id) }),
  ]);
  return (
    <PageMessages namespaces={["requests"]}>
      <RequestPage cuFormTypeId={typeId} cuFormId={id} form={form} />
    </PageMessages>
  );
}
