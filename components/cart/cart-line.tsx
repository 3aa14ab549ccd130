"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useWords } from "@/components/ui/words";
import { useLines } from "@/lib/cart/client";
import { askToRemove } from "@/lib/cart/ask";
import { ruleOf } from "@/lib/cart/compact";
import { itemKey } from "@/lib/cart/lines";
import { quantityText } from "@/lib/cart/quantity-text";
import { isPackaging } from "@/lib/cart/view";
import { removeLine, setLine } from "@/lib/cart/writes";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { AcceptAlternatives } from "./accept-alternatives";
import styles from "./cart-line.module.css";
import { LinePrice } from "./line-price";
import { limitOfProduct } from "./limit";
import { QuantityControl } from "./quantity-control";
import { SplitPacks } from "./split-packs";

/** The line that takes the focus when `line` goes: the next one, else the one before, else the title. */
function neighbour(line: HTMLElement | null): HTMLElement | null {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-cart-line]")];
  const at = line ? lines.indexOf(line) : -1;
  return lines[at + 1] ?? lines[at - 1] ?? document.getElementById("cart-title");
}

export function CartLine({ item }: { item: CartItem }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const words = useWords();
  const lines = useLines();
  const box = useRef<HTMLLIElement>(null);
  const { product, itemId, quantity } = item;
  const rule = ruleOf(product.selling);
  const key = itemKey(itemId);
  const settling = lines.pending.has(key) || lines.sending?.key === key;
  const amount = quantityText(rule, quantity, words, locale);

  function remove(): void {
    const next = neighbour(box.current);
    removeLine(itemId);
    next?.focus();
  }

  const bag = isPackaging(item);
  const chosen = product.selectOptions.flatMap(({ parameterName, options }) => {
    const option = options.find(({ key: value }) => value === item.info[parameterName]);
    return option ? [option.value] : [];
  });
  return (
    <li ref={box} id={`line-${itemId}`} data-cart-line tabIndex={-1} className={styles.line}>
      <Picture picture={product.picture} alt="" width={88} className={styles.picture} />
      <div className={styles.what}>
        {bag ? (
          <strong className={styles.name}>{product.name}</strong>
        ) : (
          <a className={styles.name} href={localPath(locale)(paths.product(product.slug))}>
            {product.name}
          </a>
        )}
        <span className={styles.more}>
          {[product.brand, product.packSize, ...chosen].filter(Boolean).join(" · ")}
        </span>
        {product.prices.unit !== null && product.prices.baseUnit && (
          <span className={styles.unit}>
            {formatMoney(product.prices.unit, locale)}/{product.prices.baseUnit}
          </span>
        )}
        <SplitPacks item={item} rule={rule} />
        {item.notices.map((notice) => (
          <p key={notice.code + notice.message} className={styles.notice}>
            <Icon name="warning" size={18} />
            {notice.message}
          </p>
        ))}
        {!bag && <AcceptAlternatives item={item} />}
      </div>
      <LinePrice item={item} settling={settling} />
      <div className={styles.control}>
        <QuantityControl
          name={product.name}
          rule={rule}
          quantity={quantity}
          limit={limitOfProduct(product)}
          settling={settling}
          ignoreMultiple={item.info.is_package === "false"}
          onAdd={async () => undefined}
          onChange={(next) => setLine(itemId, next)}
          onRemove={remove}
        />
      </div>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={t("removeNamed", { name: product.name })}
        onClick={() => void askToRemove(product.name, amount).then((wanted) => wanted && remove())}
      >
        <Icon name="trash" size={20} />
      </button>
    </li>
  );
}
