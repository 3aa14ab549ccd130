import { getLocale, getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";
import { ConfirmedLogin } from "./confirmed-login";

export async function RegistrationConfirmed() {
  const [t, locale] = await Promise.all([getTranslations("registration"), getLocale()]);
  return (
    <EmptyState
      icon="check"
      title={t("confirmedTitle")}
      heading="h1"
      actions={<ConfirmedLogin label={t("signIn")} locale={locale} />}
    >
      <p>{t("confirmedText")}</p>
    </EmptyState>
  );
}
