import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { HydrationSafeCheckbox } from "@/components/ui/hydration-safe-checkbox";
import { Link } from "@/components/ui/link";
import { isLoose, isSoldAlike } from "@/lib/cart/compact-selling";
import { useServerCart } from "@/lib/cart/use-cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { interpolate } from "@/lib/i18n/interpolate";
import { localizePath } from "@/lib/i18n/locale-path";
import { reportMissingChunk } from "@/lib/navigation/report-missing-chunk";
import { paths } from "@/lib/paths/paths";
import { scaleAmount } from "@/lib/rules/quantities/recipe-amounts";
import { formatAmount, formatPurchaseQuantity } from "./format-amount";
import type { RecipeSwapProps } from "./recipe-swap";
import {
  amountOf,
  canBuy,
  type ShoppingItem,
  type ShoppingMessages,
  type ShoppingProduct,
  toShoppingProduct,
} from "./shopping-item";
import styles from "./recipe-shopping.module.css";

type Props = {
  item: ShoppingItem;
  factor: number;
  /** To buy; null: another ingredient's row says it. */
  quantity: number | null;
  locale: string;
  isChosen: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
  onSwap: (product: ShoppingProduct) => void;
  messages: ShoppingMessages;
};

export function RecipeIngredient(props: Props) {
  const { item, factor, quantity, locale, isChosen, onChoose, onSwap, messages } = props;
  const { name, product } = item;
  const { isSignedIn } = useServerCart();
  const isBuyable = product && canBuy(product, isSignedIn);
  const amount = amountOf(item);
  const lang = contentLanguage(locale);
  return (
    <li className={styles.ingredient}>
      {product && isBuyable ? (
        <HydrationSafeCheckbox
          checked={isChosen}
          onChange={(isTicked) => onChoose(product.id, isTicked)}
          aria-label={interpolate(messages.buyNamed, { name: product.name })}
        />
      ) : (
        <span />
      )}
      <div>
        <p>
          {amount && <b>{formatAmount(scaleAmount(amount, factor, name), amount.unit, locale)}</b>}{" "}
          {lang ? <span lang={lang}>{name}</span> : name}
        </p>
        {product && (
          <>
            <p className={styles.product} data-off={!isChosen || !isBuyable || undefined}>
              {!isBuyable
                ? `${product.stock === 0 ? messages.unavailable : messages.logInForPrice} · `
                : quantity !== null && formatPurchaseQuantity(quantity, isLoose(product.selling), locale)}
              <Link href={product.href} lang={lang}>
                {product.name} {product.pack}
              </Link>
            </p>
            <FoodProfileWarningSlot id={product.id} />
            {product.categoryId !== null && (
              <Swap product={product} locale={locale} messages={messages} onSwap={onSwap} />
            )}
          </>
        )}
      </div>
    </li>
  );
}

type SwapProps = Pick<Props, "locale" | "messages" | "onSwap"> & { product: ShoppingProduct };

/** Keeps the quantity if both products are sold the same way, else starts from one; the pack size adjusts it later. */
function Swap({ product, locale, messages, onSwap }: SwapProps) {
  const [Choices, setChoices] = useState<ComponentType<RecipeSwapProps> | null>(null);
  const opener = useRef<HTMLButtonElement>(null);

  function toggle(): void {
    if (Choices) return setChoices(null);
    import("./recipe-swap").then(({ RecipeSwap }) => setChoices(() => RecipeSwap), reportMissingChunk);
  }

  /** The pressed button goes with its list. */
  function choose(other: Product): void {
    const href = localizePath(locale)(paths.product(other.slug));
    const next = toShoppingProduct(other, product.quantity, href);
    flushSync(() => {
      onSwap(isSoldAlike(next.selling, product.selling) ? next : { ...next, quantity: 1 });
      setChoices(null);
    });
    opener.current?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.swap}
        aria-expanded={Choices !== null}
        aria-label={interpolate(messages.swapNamed, { name: product.name })}
        onClick={toggle}
      >
        {messages.swap}
      </button>
      {Choices && <Choices product={product} messages={messages} onChoose={choose} />}
    </>
  );
}
