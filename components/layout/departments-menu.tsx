"use client";

import {
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { closeOnBack } from "@/components/ui/dialog-history";
import { CoreIcon } from "@/components/ui/core-icon";
import { Link } from "@/components/ui/link";
import { useMessages } from "@/components/ui/messages";
import styles from "./departments-menu.module.css";

type PanelProps = ComponentProps<typeof import("./departments-panel").DepartmentsPanel>;

const DepartmentsPanel = lazyOptional<PanelProps>(
  () => import("./departments-panel").then((file) => file.DepartmentsPanel),
  OpenDepartmentsPage,
);

function OpenDepartmentsPage({ opener }: PanelProps) {
  useEffect(() => {
    if (opener.current instanceof HTMLAnchorElement) window.location.assign(opener.current.href);
  }, [opener]);
  return null;
}

/** Without scripts it is a link to the departments page. */
export function DepartmentsMenu({ href }: { href: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const panelId = useId();
  const messages = useMessages();

  useLayoutEffect(() => (isOpen ? closeOnBack(() => setIsOpen(false)) : undefined), [isOpen]);

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  }

  return (
    <>
      <Link
        ref={opener}
        href={href}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <CoreIcon name={isOpen ? "cross" : "menu"} size={18} />
        {messages.allDepartments}
      </Link>
      {isOpen && (
        <Suspense fallback={<div id={panelId} />}>
          <DepartmentsPanel
            id={panelId}
            onClose={() => {
              setIsOpen(false);
              opener.current?.focus();
            }}
            onLeave={() => setIsOpen(false)}
            opener={opener}
          />
        </Suspense>
      )}
    </>
  );
}
