import { adoptHousehold } from "@/lib/household/store";
import { loadHouseholdComponents } from "./household-components";

export async function adoptAccountHousehold(text: string): Promise<void> {
  adoptHousehold(text);
  await loadHouseholdComponents();
}
