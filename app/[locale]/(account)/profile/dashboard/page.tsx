import { titleMetadata } from "@/app/[locale]/title-metadata";
import { Dashboard } from "@/components/profile/dashboard";
import { ProfileIndex } from "@/components/profile/profile-index";
import { logOut } from "../actions";

export const generateMetadata = titleMetadata("profile.title");

export default function Page() {
  return (
    <Dashboard>
      <ProfileIndex logOut={logOut} />
    </Dashboard>
  );
}
