const MARK = "madiaDialog";

const open: (() => void)[] = [];
let leaving = false;
let listening = false;

function onMark(): boolean {
  const state = window.history.state as Record<string, unknown> | null;
  return state?.[MARK] === true;
}

function mark(): void {
  if (!onMark()) window.history.pushState({ [MARK]: true }, "");
}

function onPopState(): void {
  if (onMark()) {
    if (open.length === 0) window.history.back();
    return;
  }
  if (leaving) {
    leaving = false;
    if (open.length > 0) mark();
    return;
  }
  open.pop()?.();
  if (open.length > 0) mark();
}

/**
 * Makes the back button close a dialog instead of leaving the page. All open dialogs share one history
 * entry, so that a dialog opened while another closes does not race with the entry's removal.
 */
export function holdBack(close: () => void): () => void {
  if (!listening) {
    window.addEventListener("popstate", onPopState);
    listening = true;
  }
  open.push(close);
  mark();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
    setTimeout(() => {
      if (open.length > 0 || leaving || !onMark()) return;
      leaving = true;
      window.history.back();
    });
  };
}
