import type { IconName } from "@/components/ui/icon-paths";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

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
  | "foodProfile";

export type NavItem = {
  key: NavItemKey;
  href: string;
  icon: IconName;
  /** Pages without an entry of their own, reached from this one. */
  pages?: string[];
  /** What its page cannot be without: of a shop that lacks the call there is no entry. */
  call?: string;
  /** Not in a shop without a loyalty card. */
  ofCard?: true;
};

type NavGroup = { key: "shopping" | "benefits" | "help" | "account"; items: NavItem[] };

export const DASHBOARD_ITEM: NavItem = { key: "dashboard", href: paths.profile(), icon: "person" };

export const NAV_GROUPS: NavGroup[] = [
  {
    key: "shopping",
    items: [
      { key: "orders", href: accountPaths.orders(), icon: "calendar" },
      { key: "lastBought", href: accountPaths.lastPurchase(), icon: "repeat" },
      { key: "lists", href: paths.lists(), icon: "list", pages: [accountPaths.preferred()] },
    ],
  },
  {
    key: "benefits",
    items: [
      { key: "messages", href: accountPaths.messages(), icon: "mail", call: "user-message/list" },
      { key: "gifts", href: accountPaths.gifts(), icon: "gift" },
      {
        key: "fidelityCards",
        ofCard: true,
        href: accountPaths.fidelity(),
        icon: "barcode",
        pages: [accountPaths.cardRequest()],
        call: "registration-card/view-cards",
      },
      {
        key: "points",
        ofCard: true,
        href: accountPaths.points(),
        icon: "coins",
        pages: [accountPaths.donate()],
        call: "points/list",
      },
      {
        key: "rewards",
        ofCard: true,
        href: accountPaths.rewards(),
        icon: "star",
        pages: [accountPaths.requestedRewards()],
        call: "reward-cart/view",
      },
      {
        key: "personalOffer",
        href: accountPaths.personalOffer(),
        icon: "tag",
        call: "personal-offer/view",
      },
      { key: "invite", href: accountPaths.invite(), icon: "invite", call: "friend-invitation/view" },
    ],
  },
  {
    key: "help",
    items: [
      {
        key: "refunds",
        href: accountPaths.refunds(),
        icon: "truck",
        pages: [accountPaths.refundRequest()],
        call: REFUND_PATHS.list,
      },
      {
        key: "paymentDue",
        href: accountPaths.paymentDue(),
        icon: "clock",
        call: "payment-due-date/list",
      },
      { key: "requests", href: accountPaths.requests(), icon: "info", call: "cu-form/list" },
    ],
  },
  {
    key: "account",
    items: [
      {
        key: "myDetails",
        href: accountPaths.profileUpdate(),
        icon: "pencil",
        pages: [
          accountPaths.profileUpdated(),
          accountPaths.profileUpdateError(),
          accountPaths.changePassword(),
          accountPaths.deleteAccount(),
        ],
      },
      { key: "contacts", href: accountPaths.contacts(), icon: "phone" },
      { key: "foodProfile", href: accountPaths.foodProfile(), icon: "leaf" },
      { key: "addresses.title", href: paths.addresses(), icon: "pin" },
      {
        key: "paymentMethods",
        href: accountPaths.paymentMethods(),
        icon: "card",
        call: "payment-type/list-auth",
      },
      {
        key: "invoiceData",
        href: accountPaths.invoiceData(),
        icon: "leaflet",
        call: "user-person-fiscal/list",
      },
    ],
  },
];
