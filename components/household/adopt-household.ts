import { adoptHousehold } from "@/lib/household/store";
import { loadHouseholdParts } from "./household-parts";

export async function adoptAccountHousehold(text: string): Promise<void> {
  adoptHousehold(text);
  await loadHouseholdParts();
}
