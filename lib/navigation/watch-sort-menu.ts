const openMenu = () => document.querySelector<HTMLDetailsElement>('details[name="sort"][open]');

function onLeave({ type, target }: Event): void {
  const menu = openMenu();
  if (!menu || menu.contains(target as Node)) return;
  // Safari focuses no pressed link, but what is focusable around the menu.
  if (type === "focusin" && (target as Node).contains(menu)) return;
  menu.open = false;
}

function onKeyDown({ key }: KeyboardEvent): void {
  const menu = key === "Escape" && openMenu();
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** The sort menu of a list works without scripts; what covers the page closes on Escape, or when it is left. */
export function watchSortMenu(): () => void {
  document.addEventListener("focusin", onLeave);
  document.addEventListener("pointerdown", onLeave);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("focusin", onLeave);
    document.removeEventListener("pointerdown", onLeave);
    document.removeEventListener("keydown", onKeyDown);
  };
}
