"use client";

import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from "react";
import { afterClosing, closeOnBack } from "./dialog-history";
import styles from "./dialog.module.css";
import { Icon } from "./icon";
import { hasLostFocus } from "./has-lost-focus";
import { getLastControl } from "./last-control";
import { renderNotificationsOnTop } from "./notify";
import { useMessages } from "./messages";
import { captureFocusTarget } from "./use-focus-after-removal";

type Props = {
  open: boolean;
  title: string;
  /** px; full width on phones. */
  width?: number;
  /** "end": full height, at the end of the inline axis. */
  placement?: "centre" | "end";
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

/** After a skip link Chrome moves the focus to its target, in the next frame, when the dialog's entry is left. */
function keepFocusOnBack(): void {
  const focused = document.activeElement;
  const restore = () => {
    const isAtTarget = document.activeElement?.matches(":target");
    if (focused instanceof HTMLElement && focused.isConnected && (isAtTarget || hasLostFocus()))
      focused.focus({ preventScroll: true });
  };
  afterClosing(() => requestAnimationFrame(() => setTimeout(restore)));
}

export function Dialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, width = 560, placement = "centre", onClose, footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useRef(onClose);
  const isBackdropPressed = useRef(false);
  const titleId = useId();
  const messages = useMessages();

  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = getLastControl();
    const focusNearOpener = opener && captureFocusTarget(opener);
    dialog?.showModal();
    // Firefox takes the first stop of the Tab key.
    if (document.activeElement === closeButton.current) heading.current?.focus();
    renderNotificationsOnTop();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusNearOpener?.();
    };
  }, []);

  // As soon as it is visible: going back must never leave the page.
  useLayoutEffect(() => {
    const stop = closeOnBack(() => close.current());
    return () => {
      stop();
      keepFocusOnBack();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-placement={placement}
      style={{ "--dialog-width": `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isBackdropPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // After a drag from the content to the backdrop the click hits the dialog too.
        if (event.target === event.currentTarget && isBackdropPressed.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <button
          ref={closeButton}
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label={messages.close}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
