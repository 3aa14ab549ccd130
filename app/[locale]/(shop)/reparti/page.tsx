import { getLocale, getTranslations } from "next-intl/server";
import { DepartmentsPage } from "@/components/layout/departments-page";
import { JsonLd } from "@/components/seo/json-ld";
import { paths } from "@/lib/paths/paths";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn, pageMetadata } from "@/lib/seo/metadata";

export const revalidate = 900;

export async function generateMetadata() {
  const [t, layout, locale] = await Promise.all([
    getTranslations("seo"),
    getTranslations("layout"),
    getLocale(),
  ]);
  return pageMetadata({
    locale,
    path: paths.departments(),
    title: t("titleTemplate", { title: layout("allDepartments") }),
    description: t("departmentsDescription"),
  });
}

export default async function Page() {
  const [layout, locale] = await Promise.all([getTranslations("layout"), getLocale()]);
  const current = { name: layout("allDepartments"), path: paths.departments() };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([], current, absoluteUrlIn(locale))} />
      <DepartmentsPage />
    </>
  );
}
