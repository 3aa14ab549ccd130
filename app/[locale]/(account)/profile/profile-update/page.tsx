import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ProfileUpdatePage } from "@/components/profile/profile-update-page";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.details.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/profile-update">) {
  const { emailchanged } = await searchParams;
  return <ProfileUpdatePage emailChanged={emailchanged === "true"} />;
}
