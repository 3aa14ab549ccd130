import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestPage } from "@/components/requests/request-page";
import { ProfileMissing } from "@/app/[locale]/profile-missing";
import { PageMessages } from "@/components/forms/page-messages";
import { type FormParts, getFormParts } from "@/components/forms/form-parts";
import { parseId } from "@/lib/params/parse-id";
import { getCustomForm } from "@/lib/ebsn/forms";
import { isMissing } from "@/lib/gateway/as-visitor";

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
  if (typeId === null || id === null) return <ProfileMissing kind="request" />;
  const [form, isUnknown] = await Promise.all([
    readForm(typeId),
    isMissing("cu-form/view", { cuform_id: String(id) }),
  ]);
  if (isUnknown) return <ProfileMissing kind="request" />;
  return (
    <PageMessages namespaces={["requests"]}>
      <RequestPage cuFormTypeId={typeId} cuFormId={id} form={form} />
    </PageMessages>
  );
}
