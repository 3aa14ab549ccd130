const HISTORY_MARKER = "madiaDialog";

const openDialogs: (() => void)[] = [];
let isClosing = false;
let isGoingBack = false;
let isListening = false;
let pendingCallbacks: (() => void)[] = [];

const hasMarker = (state: unknown): boolean =>
  (state as Record<string, unknown> | null)?.[HISTORY_MARKER] === true;

/** The current history entry is the one that open dialogs share. */
export const isOnDialogEntry = (): boolean => hasMarker(window.history.state);

function pushMarker(): void {
  if (!isOnDialogEntry()) window.history.pushState({ [HISTORY_MARKER]: true }, "");
}

function runPendingCallbacks(): void {
  isClosing = false;
  const callbacks = pendingCallbacks;
  pendingCallbacks = [];
  for (const callback of callbacks) callback();
}

/** By the event: a dialog that the router has opened within it has an entry of its own already. */
function onPopState({ state }: PopStateEvent): void {
  if (hasMarker(state)) {
    if (openDialogs.length === 0) window.history.back();
    return;
  }
  if (isGoingBack) {
    isGoingBack = false;
    if (openDialogs.length > 0) pushMarker();
    runPendingCallbacks();
    return;
  }
  openDialogs.pop()?.();
  if (openDialogs.length > 0) pushMarker();
}

/**
 * Makes the back button close a dialog instead of leaving the page. All open dialogs share one history
 * entry, so that a dialog opened while another closes does not race with the entry's removal.
 */
export function closeOnBack(close: () => void): () => void {
  if (!isListening) {
    window.addEventListener("popstate", onPopState);
    isListening = true;
  }
  openDialogs.push(close);
  pushMarker();
  return () => {
    const index = openDialogs.indexOf(close);
    if (index >= 0) openDialogs.splice(index, 1);
    isClosing = true;
    setTimeout(() => {
      if (isGoingBack) return;
      if (openDialogs.length > 0 || !isOnDialogEntry()) return runPendingCallbacks();
      isGoingBack = true;
      window.history.back();
    });
  };
}

/** A navigation must not race with the removal of the entry of a dialog that has just closed. */
export function afterClosing(callback: () => void): void {
  if (isClosing || isGoingBack) pendingCallbacks.push(callback);
  else callback();
}

/** Called when another page is shown. */
export function closeDialogs(): void {
  for (const close of openDialogs.splice(0)) close();
}
