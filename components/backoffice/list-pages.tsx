import { getTranslations } from "next-intl/server";
import { StepPagination } from "@/components/ui/step-pagination";
import type { PageInfo } from "@/lib/ebsn/domain/page";

type Props = { page: PageInfo; hrefOf: (page: number) => string };

export async function ListPages({ page: { number: page, count }, hrefOf }: Props) {
  const t = await getTranslations("backoffice.customers");
  const texts = { previous: t("previous"), next: t("next"), position: t("pageOf", { page, count }) };
  return <StepPagination label={t("pages")} page={page} count={count} texts={texts} hrefOf={hrefOf} />;
}
