import type { IconName } from "@/components/ui/icon-paths";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";

type NavItemKey =
  | "dashboard"
  | "orders"
  | "lastBought"
  | "lists"
  | "gifts"
  | "fidelityCards"
  | "points"
  | "rewards"
  | "personalOffer"
  | "invite"
  | "contacts"
  | "messages"
  | "myDetails"
  | "invoiceData"
  | "requests"
  | "addresses.title"
  | "paymentMethods"
  | "refunds"
  | "paymentDue"
  | "household";

export type NavItem = { key: NavItemKey; href: string; icon: IconName };

type NavGroup = { key: "shopping" | "benefits" | "help" | "account"; items: NavItem[] };

export const DASHBOARD_ITEM: NavItem = { key: "dashboard", href: paths.profile(), icon: "person" };

export const NAV_GROUPS: NavGroup[] = [
  {
    key: "shopping",
    items: [
      { key: "orders", href: accountPaths.orders(), icon: "calendar" },
      { key: "lastBought", href: accountPaths.lastPurchase(), icon: "repeat" },
      { key: "lists", href: paths.lists(), icon: "list" },
    ],
  },
  {
    key: "benefits",
    items: [
      { key: "messages", href: accountPaths.messages(), icon: "mail" },
      { key: "gifts", href: accountPaths.gifts(), icon: "gift" },
      { key: "fidelityCards", href: accountPaths.fidelity(), icon: "star" },
      { key: "points", href: accountPaths.points(), icon: "repeat" },
      { key: "rewards", href: accountPaths.rewards(), icon: "gift" },
      { key: "personalOffer", href: accountPaths.personalOffer(), icon: "tag" },
      { key: "invite", href: accountPaths.invite(), icon: "person" },
    ],
  },
  {
    key: "help",
    items: [
      { key: "refunds", href: accountPaths.refunds(), icon: "truck" },
      { key: "paymentDue", href: accountPaths.paymentDue(), icon: "clock" },
      { key: "requests", href: accountPaths.requests(), icon: "phone" },
    ],
  },
  {
    key: "account",
    items: [
      { key: "myDetails", href: accountPaths.profileUpdate(), icon: "pencil" },
      { key: "contacts", href: accountPaths.contacts(), icon: "phone" },
      { key: "household", href: accountPaths.household(), icon: "leaf" },
      { key: "addresses.title", href: paths.addresses(), icon: "pin" },
      { key: "paymentMethods", href: accountPaths.paymentMethods(), icon: "card" },
      { key: "invoiceData", href: accountPaths.invoiceData(), icon: "leaflet" },
    ],
  },
];
