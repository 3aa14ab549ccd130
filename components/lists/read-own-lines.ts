import { fetchProductsById } from "@/lib/api/fetch-products-by-id";
import { browserToday } from "@/lib/browser/browser-clock";
import { loadDeferredMessages } from "@/lib/i18n/deferred-messages";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { type MatchedLineView, toCandidate } from "./list-candidate";

export async function readOwnLines(lines: MatchedLineView[]): Promise<MatchedLineView[]> {
  const ids = lines.flatMap(({ products }) => products.map(({ productId }) => productId));
  const [products, messages] = await Promise.all([fetchProductsById(ids), loadDeferredMessages()]);
  const byId = new Map(products.map((product) => [product.productId, product]));
  const locale = getPageLocale();
  const context = { messages, locale, today: browserToday(), authenticated: hasSignedInHint() };
  const href = localizePath(locale);
  return lines.map((line) => ({
    ...line,
    products: line.products.map((candidate) => {
      const product = byId.get(candidate.productId);
      return product ? toCandidate(line.wanted, product, context, href) : candidate;
    }),
  }));
}
