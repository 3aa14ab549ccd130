import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { getProduct } from "@/lib/ebsn/catalogue";
import { paths } from "@/lib/paths/paths";
import { getCardContext } from "./card-context";
import { CompareSync } from "./compare-sync";
import { CompareTable } from "./compare-table";
import { SessionProductsProvider } from "./session-products";
import styles from "./compare-table.module.css";

/** Products side by side; missing values are marked as unknown. */
export async function ComparePage({ slugs }: { slugs: string[] }) {
  const [t, context, found] = await Promise.all([
    getTranslations("compare"),
    getCardContext(),
    Promise.all(slugs.map((slug) => getProduct(slug))),
  ]);
  const products = found.filter((product) => product !== null);
  return (
    <div className={styles.page} data-comparison="">
      <CompareSync products={products} />
      {products.length < 2 ? (
        <EmptyState
          icon="search"
          heading="h1"
          title={t("title")}
          actions={<LinkButton href={context.href(paths.departments())}>{t("choose")}</LinkButton>}
        >
          {t("intro")}
        </EmptyState>
      ) : (
        <>
          <h1>{t("title")}</h1>
          <SessionProductsProvider
            query={{
              product_ids: products.map(({ productId }) => productId).join(","),
              page_size: products.length,
            }}
          >
            <CompareTable products={products} context={context} />
          </SessionProductsProvider>
        </>
      )}
    </div>
  );
}
