import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { ShopLayout } from "@/components/layout/shop-layout";
import { HEAD_SCRIPT } from "@/lib/browser/head-script";
import { manifestPath } from "@/config/manifest-path.mjs";
import { isActiveLocale } from "@/lib/i18n/locales";
import { themeColours } from "@/lib/brand/theme-colours";
import { fontClass } from "@/brand/fonts";
import "@/brand/font-fallbacks.css";
import "@/brand/colours.css";
import "../tokens.css";
import "../base.css";
import "../media-queries.css";
// Every page's payload includes the styles of this page, which would otherwise be preloaded for nothing.
import "@/components/layout/not-found-page";

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: themeColours.paper.light },
    { media: "(prefers-color-scheme: dark)", color: themeColours.paper.dark },
  ],
};

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("seo");
  return {
    title: t("title"),
    description: t("description"),
    manifest: manifestPath(await rootLocale()),
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "48x48" },
        { url: "/icon.svg", type: "image/svg+xml" },
      ],
      apple: "/apple-touch-icon.png",
    },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isActiveLocale(locale)) notFound();
  return (
    <html lang={locale} className={fontClass} suppressHydrationWarning>
      <head>
        <script>{HEAD_SCRIPT}</script>
      </head>
      <body>
        <ShopLayout>{children}</ShopLayout>
      </body>
    </html>
  );
}
