import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ProfileUpdateResult } from "@/components/profile/profile-update-result";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.details.notUpdated");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/profile-update-error">) {
  const { reason } = await searchParams;
  return <ProfileUpdateResult done={false} isEmail={reason === "email"} />;
}
