"use client";

import { useEffect, useRef } from "react";
import { deliveryKey } from "./delivery-key";
import { useServerCart } from "./use-cart";

/** Not called for the first cart that is read. `onChange` must be stable. */
export function useDeliveryChange(onChange: () => unknown): void {
  const key = deliveryKey(useServerCart().cart);
  const lastKey = useRef("");
  useEffect(() => {
    if (key && lastKey.current && lastKey.current !== key) void onChange();
    lastKey.current = key || lastKey.current;
  }, [key, onChange]);
}
