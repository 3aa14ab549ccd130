import type { ReactNode } from "react";
import { ProfileFrame } from "@/components/profile/profile-frame";

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <ProfileFrame>{children}</ProfileFrame>;
}
