import { getLocale, getTranslations } from "next-intl/server";
import { DepartmentsPage } from "@/components/layout/departments-page";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

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
    description: t("description"),
  });
}

export default function Page() {
  return <DepartmentsPage />;
}
