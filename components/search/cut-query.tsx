import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths/paths";
import styles from "./search-page.module.css";

/** A long text is a shopping list more often than a search. */
export async function CutQuery({ typed, href }: { typed: string; href: (path: string) => string }) {
  const t = await getTranslations("search");
  return (
    <p className={styles.corrected}>
      {t("tooLong")}{" "}
      <Link href={href(paths.shoppingList(typed))} rel="nofollow">
        {t("asList")}
      </Link>
    </p>
  );
}
