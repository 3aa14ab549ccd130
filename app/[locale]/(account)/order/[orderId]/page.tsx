import { getLocale, getTranslations } from "next-intl/server";
import { idRoute } from "@/app/[locale]/id-route";
import { SharedOrderPage } from "@/components/orders/shared-order-page";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

// Do not cache a page per arbitrary order number.
export const dynamic = "force-dynamic";

async function render(orderId: number) {
  const [t, locale] = await Promise.all([getTranslations("orderTools.share"), getLocale()]);
  const href = localizePath(locale);
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

const { generateMetadata, Page } = idRoute({
  param: "orderId",
  title: (t, orderId) => t("orderTools.share.title", { orderId }),
  render,
  metadata: { referrer: "no-referrer" },
});

export { generateMetadata };
export default Page;
