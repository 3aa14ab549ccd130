"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { reportMissingChunk } from "@/lib/navigation/report-missing-chunk";
import type { CookDialogProps } from "./cook-dialog";

type Props = Omit<CookDialogProps, "onClose">;

export function CookMode(props: Props) {
  const [Dialog, setDialog] = useState<ComponentType<CookDialogProps> | null>(null);

  function open(): void {
    import("./cook-dialog").then(({ CookDialog }) => setDialog(() => CookDialog), reportMissingChunk);
  }

  return (
    <>
      <Button variant="secondary" onClick={open} className="no-print">
        {props.messages.start}
      </Button>
      {Dialog && <Dialog {...props} onClose={() => setDialog(null)} />}
    </>
  );
}
