"use client";

import { lazy, Suspense } from "react";

const VideoLinkClicks = lazy(() =>
  import("./video-link-clicks").then((file) => ({ default: file.VideoLinkClicks })),
);

/** After HTML with video links; few pages have any. */
export function VideoLinks() {
  return (
    <Suspense>
      <VideoLinkClicks />
    </Suspense>
  );
}
