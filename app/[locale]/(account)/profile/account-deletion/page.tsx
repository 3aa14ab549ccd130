import { titleMetadata } from "@/app/[locale]/title-metadata";
import { readLinkParam } from "@/lib/params/search-params";
import { AccountDeletionPage } from "@/components/profile/account-deletion-page";
import { PageMessages } from "@/components/forms/page-messages";

export const dynamic = "force-dynamic";

// The URL contains a token: do not leak it to other sites.
export const generateMetadata = titleMetadata("profile.deletion.title", { referrer: "no-referrer" });

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/account-deletion">) {
  const { token } = await searchParams;
  return (
    <PageMessages namespaces={["profile.copy", "profile.deletion"]}>
      <AccountDeletionPage token={readLinkParam(token)} />
    </PageMessages>
  );
}
