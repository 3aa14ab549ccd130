import { config } from "@/lib/config";
import { openBuying } from "@/lib/cart/events";

/** Where the shop wants it asked, asks before the last of a product goes; else it can be undone. */
export function askToRemove(name: string, quantity: string): Promise<boolean> {
  if (!config.confirmRemove) return Promise.resolve(true);
  return new Promise((settle) => openBuying({ dialog: "remove", name, quantity, settle }));
}
