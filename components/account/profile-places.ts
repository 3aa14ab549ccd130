import type { IconName } from "@/components/ui/icon-paths";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";

type PlaceKey =
  | "dashboard"
  | "orders"
  | "lastBought"
  | "lists"
  | "gifts"
  | "fidelityCards"
  | "messages"
  | "myDetails"
  | "invoiceData"
  | "requests"
  | "addresses"
  | "paymentMethods"
  | "refunds"
  | "paymentDue";

export type Place = { key: PlaceKey; href: string; icon: IconName };

type PlaceGroup = { key: "shopping" | "benefits" | "help" | "account"; places: Place[] };

export const DASHBOARD: Place = { key: "dashboard", href: paths.profile(), icon: "person" };

/** The places of the profile by what one comes for. */
export const PLACE_GROUPS: PlaceGroup[] = [
  {
    key: "shopping",
    places: [
      { key: "orders", href: accountPaths.orders(), icon: "calendar" },
      { key: "lastBought", href: accountPaths.lastPurchase(), icon: "repeat" },
      { key: "lists", href: paths.lists(), icon: "list" },
    ],
  },
  {
    key: "benefits",
    places: [
      { key: "messages", href: accountPaths.messages(), icon: "mail" },
      { key: "gifts", href: accountPaths.gifts(), icon: "gift" },
      { key: "fidelityCards", href: accountPaths.fidelity(), icon: "star" },
    ],
  },
  {
    key: "help",
    places: [
      { key: "refunds", href: accountPaths.refunds(), icon: "truck" },
      { key: "paymentDue", href: accountPaths.paymentDue(), icon: "clock" },
      { key: "requests", href: accountPaths.requests(), icon: "phone" },
    ],
  },
  {
    key: "account",
    places: [
      { key: "myDetails", href: accountPaths.profileUpdate(), icon: "pencil" },
      { key: "addresses", href: paths.addresses(), icon: "pin" },
      { key: "paymentMethods", href: accountPaths.paymentMethods(), icon: "card" },
      { key: "invoiceData", href: accountPaths.invoiceData(), icon: "leaflet" },
    ],
  },
];
