import { notify } from "@/components/ui/notify";
import { loadDeferredMessages } from "@/lib/i18n/deferred-messages";
import { isBuildGone } from "@/lib/navigation/gone-build";

/** Where the scripts or messages of dialogs could not be loaded. */
export async function notifyUnreachable(): Promise<void> {
  if (await isBuildGone()) return;
  await loadDeferredMessages().then(
    ({ unreachable }) => notify({ kind: "error", text: unreachable }),
    () => undefined,
  );
}
