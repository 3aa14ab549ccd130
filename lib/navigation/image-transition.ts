import { lastNavigation, onNavigation } from "./page-navigation";
import { linkOf } from "./watch-links";

const DURATION_MS = 180;

let from: DOMRect | null = null;

/** @internal Stores where the image of the clicked card is, if it is visible. */
export function captureCardImage(link: HTMLAnchorElement): void {
  const rect = link.closest("li")?.querySelector("img")?.getBoundingClientRect();
  const isVisible = rect && rect.width > 0 && rect.bottom > 0 && rect.top < window.innerHeight;
  from = isVisible && !matchMedia("(prefers-reduced-motion: reduce)").matches ? rect : null;
}

/** @internal Moves the product image from its place in the card to its place in the new page. */
export function animateProductImage(): void {
  const picture = from && document.querySelector('main article img[fetchpriority="high"]')?.parentElement;
  if (!picture || !from) return;
  const to = picture.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  picture.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${from.width / to.width})`, "none"] },
    { duration: DURATION_MS, easing: "ease-out" },
  );
  from = null;
}

export function watchImageLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link) captureCardImage(link);
  };
  document.addEventListener("click", onClick, { capture: true });
  // In the frame of the new page, once it is at its top.
  const stopListening = onNavigation(() => {
    if (!lastNavigation()?.isTraversal) requestAnimationFrame(animateProductImage);
  });
  return () => {
    document.removeEventListener("click", onClick, { capture: true });
    stopListening();
  };
}
