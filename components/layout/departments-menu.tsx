"use client";

import { lazy, Suspense, useId, useRef, useState, type MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import styles from "./departments-menu.module.css";

const DepartmentsPanel = lazy(() =>
  import("./departments-panel").then((file) => ({ default: file.DepartmentsPanel })),
);

/** A link to the page of departments that opens them in place where scripts run. */
export function DepartmentsMenu({ href }: { href: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const panelId = useId();
  const words = useWords();

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!open);
  }

  return (
    <>
      <a
        ref={opener}
        href={href}
        className={styles.opener}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
      >
        <Icon name={open ? "cross" : "menu"} size={18} />
        {words.allDepartments}
      </a>
      {open && (
        <Suspense fallback={<div id={panelId} />}>
          <DepartmentsPanel
            id={panelId}
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
            onLeave={() => setOpen(false)}
            opener={opener}
          />
        </Suspense>
      )}
    </>
  );
}
