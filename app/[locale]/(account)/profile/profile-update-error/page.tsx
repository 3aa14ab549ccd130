import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ProfileUpdateResult } from "@/components/profile/profile-update-result";
import { PageMessages } from "@/components/forms/page-messages";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/profile/profile-update-error">;

const isAboutEmail = async ({ searchParams }: Props) => (await searchParams).reason === "email";

export const generateMetadata = titleMetadata(async (props: Props) =>
  (await isAboutEmail(props)) ? "profile.details.emailOverTitle" : "profile.details.notUpdated",
);

export default async function Page(props: Props) {
  return (
    <PageMessages>
      <ProfileUpdateResult done={false} isEmail={await isAboutEmail(props)} />
    </PageMessages>
  );
}
