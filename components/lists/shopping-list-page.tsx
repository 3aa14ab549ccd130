import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import type { PriceContext } from "@/components/cart/price-text";
import { toShopDay } from "@/lib/dates";
import { readDeferredMessages } from "@/lib/i18n/deferred-messages";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { pageTime } from "@/lib/preview/server";
import { parseShoppingList } from "@/lib/rules/lists/shopping-list";
import { type MatchedLineView, toCandidate } from "./list-candidate";
import { ListInputButtons } from "./list-input-buttons";
import { type MatchedLine, matchList } from "./match-list";
import { MatchedList } from "./matched-list";
import styles from "./shopping-list.module.css";

/** Keeps the escaped URL within the limits of browsers and proxies. */
const MAX_TEXT = 1200;

/** The list is in the URL. */
export async function ShoppingListPage({ text }: { text: string }) {
  const [t, locale] = await Promise.all([getTranslations("pasteList"), getLocale()]);
  const href = localizePath(locale);
  const shownText = text.slice(0, MAX_TEXT);
  const lines = await matchList(parseShoppingList(shownText));
  const today = toShopDay(await pageTime());
  const context = { locale, today, messages: await readDeferredMessages(locale) };
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={styles.intro}>{t("intro")}</p>
      <form action={href(paths.shoppingList())} className={styles.form}>
        <label htmlFor="list-text">{t("label")}</label>
        <Textarea
          id="list-text"
          name="testo"
          rows={lines.length > 0 ? 4 : 8}
          maxLength={MAX_TEXT}
          defaultValue={shownText}
          placeholder={t("placeholder")}
          aria-describedby="list-hint"
          required
        />
        <p id="list-hint" className={styles.hint}>
          {t("hint")}
        </p>
        <div className={styles.buttons}>
          <Button type="submit">{t("find")}</Button>
          <ListInputButtons inputId="list-text" />
        </div>
      </form>
      {shownText !== "" && lines.length === 0 && <p role="status">{t("empty")}</p>}
      {lines.length > 0 && (
        <MatchedList
          lines={lines.map((line) => toMatchedLineView(line, context, href))}
          logInHref={href(paths.login(href(paths.shoppingList(shownText))))}
        />
      )}
    </div>
  );
}

function toMatchedLineView(
  line: MatchedLine,
  context: PriceContext,
  href: (path: string) => string,
): MatchedLineView {
  return {
    text: line.text,
    searchHref: href(paths.search(line.query)),
    isUnanswered: line.isUnanswered,
    isOnlyNearest: line.isOnlyNearest,
    isLeftOut: line.unusable === "zero",
    isAmountUnclear: line.unusable === "tooMuch",
    wanted: { query: line.query, amount: line.amount },
    products: line.products.map((product) => toCandidate(line, product, context, href)),
  };
}
