import type { useTranslations } from "next-intl";
import { LinkButton } from "./button";
import { EmptyState } from "./empty-state";

type Props = {
  count: number;
  hrefOf: (page: number) => string;
  t: ReturnType<typeof useTranslations<"pagination">>;
};

/** In place of a list whose address asks for a page after the last one. */
export function PastLastPage({ count, hrefOf, t }: Props) {
  return (
    <EmptyState
      icon="list"
      title={t("noSuchPage")}
      actions={<LinkButton href={hrefOf(count)}>{t(count > 1 ? "toLast" : "toFirst")}</LinkButton>}
    >
      {count > 1 && t("pageCount", { count })}
    </EmptyState>
  );
}
