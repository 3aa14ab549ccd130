import type { ReactNode } from "react";
import { getMessages } from "next-intl/server";
import { StaffSpot } from "@/components/backoffice/staff-spot";
import { BuyingHost } from "@/components/cart/buying-host";
import { Notifications } from "@/components/ui/notifications";
import { WordsProvider } from "@/components/ui/words";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { BottomBar } from "./bottom-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { PreviewBanner } from "./preview-banner";
import { SiteMenu } from "./site-menu";
import styles from "./shop-frame.module.css";

/** The way about the shop stays up when the catalogue is down. */
async function departmentsOrNone(): Promise<CategoryNode[]> {
  try {
    return await getCategoryTree();
  } catch {
    return [];
  }
}

/** What surrounds every page: header, footer, bottom bar, words of client leaves, notifications. */
export async function ShopFrame({ children }: { children: ReactNode }) {
  const [departments, { leaf }] = await Promise.all([departmentsOrNone(), getMessages()]);
  return (
    <WordsProvider words={leaf}>
      <PreviewBanner />
      <SiteMenu />
      <Header departments={departments} />
      <StaffSpot />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer departments={departments} />
      <BottomBar />
      <Notifications />
      <BuyingHost />
    </WordsProvider>
  );
}
