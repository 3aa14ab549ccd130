import { titleMetadata } from "@/app/[locale]/title-metadata";
import { EmailUpdatedPage } from "@/components/profile/email-updated-page";

export const dynamic = "force-dynamic";

// The URL contains a token: do not leak it to other sites.
export const generateMetadata = titleMetadata("profile.details.emailUpdated", { referrer: "no-referrer" });

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/email-updated">) {
  const { token } = await searchParams;
  return <EmailUpdatedPage token={typeof token === "string" ? token : ""} />;
}
