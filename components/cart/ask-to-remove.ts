import { config } from "@/lib/config";
import { askBuying } from "@/lib/cart/ask";

/** Where the shop wants it asked, asks before the last of a product goes. */
export function askToRemove(name: string, quantity: string): Promise<boolean> {
  if (!config.confirmRemove) return Promise.resolve(true);
  return askBuying({ dialog: "remove", name, quantity });
}
