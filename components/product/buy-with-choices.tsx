"use client";

import { Activity } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { BuyBar } from "./buy-bar";
import type { BuyChoicesProps } from "./buy-choices";

/** Few products have choices; without the script they are asked for when the product is added. */
const BuyChoices = lazyOptional<BuyChoicesProps>(
  () => import("./buy-choices").then((file) => file.BuyChoices),
  ({ choices: _choices, texts: _texts, ...bar }) => <BuyBar {...bar} />,
);

export function BuyWithChoices(props: BuyChoicesProps) {
  return (
    <Activity>
      <BuyChoices {...props} />
    </Activity>
  );
}
