"use client";

import { type ComponentProps, lazy, Suspense } from "react";

const ViewerFrame = lazy(() => import("./viewer-frame").then((file) => ({ default: file.ViewerFrame })));

/** Blocks of any page may hold a viewer: its code is loaded where there is one. */
export function LazyViewerFrame(props: ComponentProps<typeof ViewerFrame>) {
  return (
    <Suspense fallback={props.children}>
      <ViewerFrame {...props} />
    </Suspense>
  );
}
