import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegistrationConfirmed } from "@/components/auth/registration-confirmed";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("confirmedTitle") };
}

export default RegistrationConfirmed;
