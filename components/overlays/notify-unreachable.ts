import { notify } from "@/components/ui/notify";
import { loadDeferredMessages } from "@/lib/i18n/deferred-messages";

/** Where the messages of dialogs could not be loaded. */
export const notifyUnreachable = (): Promise<void> =>
  loadDeferredMessages().then(
    ({ unreachable }) => void notify({ kind: "error", text: unreachable }),
    () => undefined,
  );
