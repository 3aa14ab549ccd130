import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { SharedOrderPage } from "@/components/orders/shared-order-page";
import { Link } from "@/components/ui/link";
import { parseId } from "@/lib/parse-id";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";

// Do not cache a page per arbitrary order number.
export const dynamic = "force-dynamic";

type Params = Promise<{ orderId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations("orderTools.share");
  return { title: t("title", { orderId: parseId((await params).orderId) ?? 0 }), referrer: "no-referrer" };
}

export default async function Page({ params }: { params: Params }) {
  const orderId = parseId((await params).orderId);
  if (orderId === null) notFound();
  const t = await getTranslations("orderTools.share");
  const href = localizePath(await getLocale());
  return (
    <>
      <SharedOrderPage orderId={orderId} />
      <noscript>
        <h1>{t("title", { orderId })}</h1>
        <p>{t("needsScript")}</p>
        <Link href={href(paths.login(href(paths.order(orderId))))}>{t("signIn")}</Link>
      </noscript>
    </>
  );
}
