const HISTORY_MARKER = "madiaDialog";

const openDialogs: (() => void)[] = [];
let isGoingBack = false;
let isListening = false;

function isOnMarker(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[HISTORY_MARKER] === true;
}

function pushMarker(): void {
  if (!isOnMarker()) window.history.pushState({ [HISTORY_MARKER]: true }, "");
}

function onPopState(): void {
  if (isOnMarker()) {
    if (openDialogs.length === 0) window.history.back();
    return;
  }
  if (isGoingBack) {
    isGoingBack = false;
    if (openDialogs.length > 0) pushMarker();
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
    setTimeout(() => {
      if (openDialogs.length > 0 || isGoingBack || !isOnMarker()) return;
      isGoingBack = true;
      window.history.back();
    });
  };
}
