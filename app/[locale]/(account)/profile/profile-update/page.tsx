import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ProfileUpdatePage } from "@/components/profile/profile-update-page";
import { PageMessages } from "@/components/forms/page-messages";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.details.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/profile-update">) {
  const { emailchanged } = await searchParams;
  return (
    <PageMessages
      namespaces={[
        "consents",
        "delivery.cancel",
        "profile.copy",
        "profile.deletion.title",
        "profile.details",
        "profile.mfa.title",
        "profile.password.field",
        "profile.password.title",
        "profile.username",
      ]}
    >
      <ProfileUpdatePage emailChanged={emailchanged === "true"} />
    </PageMessages>
  );
}
