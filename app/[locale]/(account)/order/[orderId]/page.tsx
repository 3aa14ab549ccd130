import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { OrderShared } from "@/components/account/order-shared";
import { toId } from "@/lib/cart/id";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";

// Any number would be a page to keep.
export const dynamic = "force-dynamic";

type Params = Promise<{ orderId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations("orderTools.share");
  return { title: t("title", { orderId: toId((await params).orderId) ?? 0 }), referrer: "no-referrer" };
}

/** An order for who holds its link; the page itself knows nothing of it. */
export default async function Page({ params }: { params: Params }) {
  const orderId = toId((await params).orderId);
  if (orderId === null) notFound();
  const t = await getTranslations("orderTools.share");
  const local = localPath(await getLocale());
  return (
    <>
      <OrderShared orderId={orderId} />
      <noscript>
        <h1>{t("title", { orderId })}</h1>
        <p>{t("needsScript")}</p>
        <a href={local(paths.login(paths.order(orderId)))}>{t("signIn")}</a>
      </noscript>
    </>
  );
}
