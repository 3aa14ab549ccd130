import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";
import { ConfirmedLogin } from "./confirmed-login";

export async function RegistrationConfirmed() {
  const t = await getTranslations("registration");
  return (
    <EmptyState icon="check" title={t("confirmedTitle")} heading="h1" actions={<ConfirmedLogin />}>
      <p>{t("confirmedText")}</p>
    </EmptyState>
  );
}
