import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegistrationConfirmed } from "@/components/account/registration-confirmed";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("confirmedTitle") };
}

export default RegistrationConfirmed;
