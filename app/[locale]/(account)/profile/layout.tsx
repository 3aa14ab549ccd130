import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";
import { ProfileLayout } from "@/components/profile/profile-layout";
import { logOut } from "./actions";

/** Of the frame alone: each page has its own (`PageMessages`). */
const NAMESPACES: MessageNamespace[] = [
  "errors.errorLoadingCart",
  "errors.errorLogout",
  "errors.generic",
  "errors.network",
  "profile.signOut",
];

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider namespaces={NAMESPACES}>
      <SessionSwr>
        <ProfileLayout logOut={logOut}>{children}</ProfileLayout>
      </SessionSwr>
    </ClientMessagesProvider>
  );
}
