import type { AllMessages } from "@/lib/i18n/load-messages";
import type { ShowDialog } from "@/lib/overlays/show-dialog";

export type OverlayContext = {
  showDialog: ShowDialog;
  allMessages: AllMessages;
  navigate: (path: string) => void;
};
