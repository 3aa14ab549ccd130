import { setAccountHousehold } from "@/lib/household/store";
import { loadHouseholdComponents } from "./household-components";

export async function adoptAccountHousehold(text: string): Promise<void> {
  setAccountHousehold(text);
  await loadHouseholdComponents();
}
