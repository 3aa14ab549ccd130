import { titleMetadata } from "@/app/[locale]/title-metadata";
import { readLinkParam } from "@/lib/params/search-params";
import { EmailUpdatedPage } from "@/components/profile/email-updated-page";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/profile/email-updated">;

async function readToken({ searchParams }: Props): Promise<string> {
  const { token } = await searchParams;
  return readLinkParam(token);
}

/** What has become of the e-mail is known after its confirmation. */
export const generateMetadata = titleMetadata(
  async (props: Props) =>
    (await readToken(props)) ? "profile.details.email" : "profile.details.emailNotUpdated",
  // The URL contains a token: do not leak it to other sites.
  { referrer: "no-referrer" },
);

export default async function Page(props: Props) {
  return <EmailUpdatedPage token={await readToken(props)} />;
}
