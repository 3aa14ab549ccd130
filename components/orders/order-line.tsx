import { useLocale, useTranslations } from "next-intl";
import { LinePrice } from "@/components/cart/line-price";
import { ContentText } from "@/components/ui/content-text";
import { Link } from "@/components/ui/link";
import { ProductLineContent, ProductLine } from "@/components/ui/product-lines";
import { useMessages } from "@/components/ui/messages";
import { formatLineQuantity, formatWeight } from "@/lib/cart/format-quantity";
import { chosenOptions, isPackaging } from "@/lib/cart/selectors";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { ITEM_NOTE } from "@/lib/rules/cart/item-note";
import { deliveredProduct, pickResult } from "@/lib/rules/orders/picked";
import { nameWithBrand } from "@/lib/rules/products/name-with-brand";
import { formatUnitPrice } from "@/lib/format/format-unit-price";
import styles from "./orders.module.css";
import { RefuseSubstitute } from "./refuse-substitute";

type Props = {
  item: OrderItem;
  isToBePicked: boolean;
  onRefuse?: (orderItemId: number) => Promise<void>;
};

function useAmount(item: OrderItem) {
  const messages = useMessages();
  const locale = useLocale();
  return (count: number) => formatLineQuantity(deliveredProduct(item), count, messages, locale);
}

function Notes({ item, isToBePicked, onRefuse }: Props) {
  const t = useTranslations("orders");
  const amount = useAmount(item);
  const { quantity, picked, substitution, info } = item;
  const result = pickResult(item);
  const substitute = picked?.substitute;
  return (
    <>
      {picked && result !== "asOrdered" && (
        <span className={styles.picked} data-result={result}>
          {result === "short"
            ? t("picked.short", { ordered: amount(quantity), picked: amount(picked.quantity) })
            : t(`picked.${result}`, { name: nameWithBrand(item.product) })}
        </span>
      )}
      {isToBePicked && !picked && substitution && (
        <small>
          {t(`substitutionPreference.${substitution.kind}`, {
            name: substitution.kind === "chosen" ? substitution.name : "",
          })}
        </small>
      )}
      {info[ITEM_NOTE] && <small>{t("itemNote", { note: info[ITEM_NOTE] })}</small>}
      {substitute && picked.canRefuse && onRefuse && (
        <RefuseSubstitute substitute={substitute} onRefuse={() => onRefuse(item.orderItemId)} />
      )}
    </>
  );
}

export function OrderLine({ item, isToBePicked, onRefuse }: Props) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const amount = useAmount(item);
  const { quantity, weight, variableWeight, picked } = item;
  const product = deliveredProduct(item);
  const pickedAmount =
    picked && pickResult(item) === "asOrdered" && picked.quantity !== quantity
      ? t("picked.weighed", { ordered: amount(quantity), picked: amount(picked.quantity) })
      : amount(quantity);
  const weightLabel =
    variableWeight && product.selling.kind !== "loose" && weight ? formatWeight(weight, locale) : "";
  return (
    <ProductLine>
      <ProductLineContent
        picture={product.picture}
        name={
          isPackaging(item) ? (
            <ContentText>{product.name}</ContentText>
          ) : (
            <Link href={localizePath(locale)(paths.product(product.slug))}>
              <ContentText>{product.name}</ContentText>
            </Link>
          )
        }
        details={[
          product.brand,
          product.packSize,
          ...chosenOptions(item),
          pickedAmount,
          weightLabel,
          formatUnitPrice(product.prices, locale),
          item.isWithdrawable && t("withdrawable"),
        ]}
        note={<Notes item={item} isToBePicked={isToBePicked} onRefuse={onRefuse} />}
      />
      <LinePrice
        item={
          picked
            ? { ...item, before: null, netCents: picked.cents, variableWeight: false }
            : { ...item, variableWeight: variableWeight && isToBePicked }
        }
      />
    </ProductLine>
  );
}
