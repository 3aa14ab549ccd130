"use client";

import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import { Select } from "@/components/ui/control";
import { rememberedOptions } from "@/lib/cart/remembered-options";
import { BuyBar, type BuyBarProps } from "./buy-bar";
import styles from "./buy-box.module.css";
import type { CardChoices } from "./card-choices";
import { usePackageNum } from "./use-package-num";
import { useStock } from "./use-stock";

export type BuyChoicesProps = Omit<BuyBarProps, "choices"> & {
  choices: CardChoices;
  texts: {
    choose: string;
    split: string;
    /** Of 1, 2, 3 … packs. */
    packs: string[];
  };
};

/** Options not chosen here are asked for when the product is added. */
export function BuyChoices({ choices, texts, ...bar }: BuyChoicesProps) {
  const { options: offered = [], splits = 0 } = choices;
  const { line, packageNum, setPackageNum, choosePackageNum } = usePackageNum(bar.id);
  const isHydrated = useHydrated();
  const remembered = useMemo(
    () => (isHydrated ? rememberedOptions(bar.id, choices.options ?? []) : {}),
    [isHydrated, bar.id, choices.options],
  );
  const [changed, setChanged] = useState<Record<string, string>>({});
  const chosen = { ...remembered, ...changed };
  const stock = useStock(bar);

  // Options of a line are changed in the cart.
  const options = line || stock <= 0 ? [] : offered.filter(({ options: values }) => values.length > 0);

  return (
    <>
      {options.map(({ parameterName, name, options: values, selected }) => (
        <Choice
          key={parameterName}
          label={name}
          value={chosen[parameterName] ?? selected}
          onChoose={(key) => setChanged((before) => ({ ...before, [parameterName]: key }))}
        >
          <option value="">{texts.choose}</option>
          {values.map(({ key, value }) => (
            <option key={key} value={key}>
              {value}
            </option>
          ))}
        </Choice>
      ))}
      {stock > 0 && splits > 0 && (
        <Choice
          label={texts.split}
          value={String(packageNum)}
          onChoose={(key) => choosePackageNum(Number(key))}
          onRestore={(key) => setPackageNum(Number(key))}
        >
          {texts.packs.map((text, index) => (
            <option key={text} value={index + 1}>
              {text}
            </option>
          ))}
        </Choice>
      )}
      <BuyBar {...bar} options={chosen} packageNum={splits > 0 ? packageNum : undefined} />
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (key: string) => void;
  onRestore?: (key: string) => void;
  children: ReactNode;
};

function Choice({ label, value, onChoose, onRestore = onChoose, children }: ChoiceProps) {
  const ref = useRef<HTMLSelectElement>(null);

  /** Keeps a choice made before hydration. */
  const restore = useEffectEvent(() => {
    const before = ref.current?.value ?? value;
    if (before !== value) onRestore(before);
  });
  useLayoutEffect(() => restore(), []);

  return (
    <label className={styles.split}>
      {label}
      <Select ref={ref} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </Select>
    </label>
  );
}
