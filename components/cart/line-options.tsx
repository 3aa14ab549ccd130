"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/control";
import { setItemInfos } from "@/lib/cart/cart-infos";
import { addWithOtherOptions } from "@/lib/cart/line-options";
import { rememberOptions } from "@/lib/cart/remembered-options";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { SelectOption } from "@/lib/ebsn/domain/product";
import styles from "./cart-line.module.css";
import { usePendingValue } from "./use-pending-value";

export function LineOptions({ item }: { item: CartItem }) {
  const t = useTranslations("cart");
  const { product } = item;
  const options = product.selectOptions.filter(({ options: choices }) => choices.length > 0);
  if (options.length === 0) return null;
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <LineOption key={option.parameterName} item={item} option={option} />
      ))}
      <Button
        variant="quiet"
        small
        aria-label={t("otherOptionsNamed", { name: product.name })}
        onClick={() => void addWithOtherOptions(item)}
      >
        {t("otherOptions")}
      </Button>
    </div>
  );
}

function LineOption({ item, option }: { item: CartItem; option: SelectOption }) {
  const { parameterName, name, options } = option;
  const chosenKey = item.info[parameterName] ?? "";
  const isKnown = options.some(({ key }) => key === chosenKey);

  const { value, change } = usePendingValue(chosenKey, (key) => {
    rememberOptions(item.product.productId, { [parameterName]: key });
    return setItemInfos([item.itemId], { [parameterName]: key });
  });

  return (
    <label className={styles.split}>
      {name}
      <Select
        aria-label={`${name}, ${item.product.name}`}
        value={value}
        onChange={(event) => void change(event.target.value)}
      >
        {!isKnown && <option value={chosenKey}>{chosenKey || name}</option>}
        {options.map(({ key, value: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  );
}
