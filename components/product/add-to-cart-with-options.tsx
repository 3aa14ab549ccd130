"use client";

import { useState, type ComponentProps } from "react";
import { AddToCart } from "@/components/cart/add-to-cart";
import { useMessages } from "@/components/ui/messages";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./card-actions.module.css";
import type { CardChoices } from "./card-choices";
import { usePackageNum } from "./use-package-num";

type Props = Omit<ComponentProps<typeof AddToCart>, "options" | "packageNum" | "isCompact"> & {
  choices: CardChoices;
  controlClass?: string;
};

/** Options not chosen here are asked for when the product is added. */
export function AddToCartWithOptions({
  choices: { options: offered = [], splits = 0, label },
  controlClass,
  ...actions
}: Props) {
  const messages = useMessages();
  const { line, packageNum, choosePackageNum } = usePackageNum(actions.id);
  const [chosen, setChosen] = useState<Record<string, string>>({});

  // Options of a line are changed in the cart.
  const options = line ? [] : offered;
  const isCollapsed = label && options.length + Number(splits > 0) > 1;

  const selects = (
    <div className={styles.choices}>
      {options.map(({ parameterName, name, options: values, selected }) => (
        <select
          key={parameterName}
          aria-label={name}
          value={chosen[parameterName] ?? selected}
          onChange={(event) => setChosen({ ...chosen, [parameterName]: event.target.value })}
        >
          <option value="">{name}</option>
          {values.map(({ key, value }) => (
            <option key={key} value={key}>
              {value}
            </option>
          ))}
        </select>
      ))}
      {splits > 0 && (
        <select
          aria-label={messages.splitOnPackage}
          value={packageNum}
          onChange={(event) => choosePackageNum(Number(event.target.value))}
        >
          {Array.from({ length: splits }, (_, index) => (
            <option key={index} value={index + 1}>
              {interpolate(messages.splitPacks, { count: index + 1 })}
            </option>
          ))}
        </select>
      )}
    </div>
  );

  return (
    <>
      {isCollapsed ? (
        <details className={styles.collapsed}>
          <summary className="disclosure">{label}</summary>
          {selects}
        </details>
      ) : (
        selects
      )}
      <div className={controlClass}>
        <AddToCart {...actions} isCompact options={chosen} packageNum={splits > 0 ? packageNum : undefined} />
      </div>
    </>
  );
}
