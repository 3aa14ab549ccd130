import { useLocale, useTranslations } from "next-intl";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { formatUnitPrice } from "@/lib/format/format-unit-price";

/** "1,49 € al pezzo", where the line has several pieces, and "2,98 €/kg": what the line's price is made of. */
export function usePriceDetails({ product: { prices, selling }, quantity }: CartItem): string[] {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { display, unit } = prices;
  const unitPrice = formatUnitPrice(prices, locale);
  // Of what is sold and compared by the piece, both are the same price.
  if (selling.kind !== "piece" || quantity < 2 || display === null || display === unit)
    return unitPrice ? [unitPrice] : [];
  const piecePrice = t("pricePerPiece", { price: formatMoney(display, locale) });
  return unitPrice ? [piecePrice, unitPrice] : [piecePrice];
}
