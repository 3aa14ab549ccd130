import type { ReactNode } from "react";
import { getMessages, getTranslations } from "next-intl/server";
import { StaffBarIsland } from "@/components/backoffice/staff-bar-island";
import { LazySessionSync } from "@/components/cart/lazy-session-sync";
import { OverlayHost } from "@/components/overlays/overlay-host";
import { Notifications } from "@/components/ui/notifications";
import { SkipLink } from "@/components/ui/skip-link";
import { MessagesProvider } from "@/components/ui/messages";
import { BottomBar } from "./bottom-bar";
import { ClientNavigation } from "./client-navigation";
import { Footer } from "./footer";
import { Header } from "./header";
import { DeferredServicesIsland } from "./deferred-services-island";
import { PreviewBanner } from "./preview-banner";
import { SiteMenu } from "./site-menu";
import styles from "./shop-layout.module.css";

/** Its parts fetch their own data, so that the page does not wait for the layout. */
export async function ShopLayout({ children }: { children: ReactNode }) {
  const [{ client }, t] = await Promise.all([getMessages(), getTranslations("common")]);
  return (
    <MessagesProvider messages={client}>
      <SkipLink to="content">{t("skipToContent")}</SkipLink>
      <DeferredServicesIsland />
      <ClientNavigation />
      <PreviewBanner />
      <SiteMenu />
      <Header />
      <StaffBarIsland />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Notifications />
      <OverlayHost />
      <LazySessionSync />
    </MessagesProvider>
  );
}
