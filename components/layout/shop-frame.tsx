import type { ReactNode } from "react";
import { getMessages } from "next-intl/server";
import { StaffBarIsland } from "@/components/backoffice/staff-bar-island";
import { CartLoader } from "@/components/cart/cart-loader";
import { OverlayHost } from "@/components/overlays/overlay-host";
import { Notifications } from "@/components/ui/notifications";
import { MessagesProvider } from "@/components/ui/messages";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { BottomBar } from "./bottom-bar";
import { ClientNavigation } from "./client-navigation";
import { Footer } from "./footer";
import { Header } from "./header";
import { HydrationSignal } from "./hydration-signal";
import { LateServicesIsland } from "./late-services-island";
import { PreviewBanner } from "./preview-banner";
import { SiteMenu } from "./site-menu";
import styles from "./shop-frame.module.css";

/** Navigation stays up when the catalogue is down. */
async function getDepartmentsOrNone(): Promise<CategoryNode[]> {
  try {
    return await getCategoryTree();
  } catch {
    return [];
  }
}

export async function ShopFrame({ children }: { children: ReactNode }) {
  const [departments, { client }] = await Promise.all([getDepartmentsOrNone(), getMessages()]);
  return (
    <MessagesProvider messages={client}>
      <LateServicesIsland />
      <ClientNavigation />
      <PreviewBanner />
      <SiteMenu />
      <Header departments={departments} />
      <StaffBarIsland />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer departments={departments} />
      <BottomBar />
      <Notifications />
      <OverlayHost />
      <CartLoader />
      <HydrationSignal />
    </MessagesProvider>
  );
}
