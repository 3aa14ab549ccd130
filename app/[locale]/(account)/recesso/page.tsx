import { titleMetadata } from "@/app/[locale]/title-metadata";
import { WithdrawalPage } from "@/components/returns/withdrawal-page";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { fetchAsVisitor } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/params/parse-id";
import { isLoggedIn } from "@/lib/rules/cart/cart-readiness";
import { withdraw } from "./actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("withdrawal.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/recesso">) {
  const { order } = await searchParams;
  const orderId = parseId(order);
  const session = await fetchAsVisitor<{ user: CartUser }>("auth/test", {});
  const user = session && isLoggedIn(session) ? session.user : null;
  return (
    <WithdrawalPage
      initialValues={{
        name: user ? `${user.firstName} ${user.lastName}`.trim() : "",
        email: user?.login ?? "",
        orderId: orderId === null ? "" : String(orderId),
      }}
      action={withdraw}
    />
  );
}
