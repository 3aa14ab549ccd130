import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { ProfileLink } from "./profile-link";
import { SignOut } from "./sign-out";
import styles from "./profile.module.css";

const PLACES: {
  key:
    | "dashboard"
    | "orders"
    | "lastBought"
    | "lists"
    | "gifts"
    | "fidelityCards"
    | "myDetails"
    | "invoiceData"
    | "requests"
    | "addresses"
    | "paymentMethods"
    | "refunds"
    | "paymentDue";
  href: string;
  icon: IconName;
}[] = [
  { key: "dashboard", href: paths.profile(), icon: "person" },
  { key: "orders", href: accountPaths.orders(), icon: "calendar" },
  { key: "lastBought", href: accountPaths.lastPurchase(), icon: "repeat" },
  { key: "lists", href: paths.lists(), icon: "list" },
  { key: "gifts", href: accountPaths.gifts(), icon: "gift" },
  { key: "fidelityCards", href: accountPaths.fidelity(), icon: "star" },
  { key: "refunds", href: accountPaths.refunds(), icon: "truck" },
  { key: "paymentDue", href: accountPaths.paymentDue(), icon: "clock" },
  { key: "requests", href: accountPaths.requests(), icon: "mail" },
  { key: "myDetails", href: accountPaths.profileUpdate(), icon: "pencil" },
  { key: "addresses", href: paths.addresses(), icon: "pin" },
  { key: "paymentMethods", href: accountPaths.paymentMethods(), icon: "card" },
  { key: "invoiceData", href: accountPaths.invoiceData(), icon: "leaflet" },
];

/** The ways about the profile, round each of its pages. */
export async function ProfileFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations("profile");
  const local = localPath(await getLocale());
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={t("title")}>
        <ul className={styles.places}>
          {PLACES.map(({ key, href, icon }) => (
            <li key={key}>
              <ProfileLink href={local(href)}>
                <Icon name={icon} size={20} />
                {t(key)}
              </ProfileLink>
            </li>
          ))}
        </ul>
        <SignOut />
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
