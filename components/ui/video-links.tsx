"use client";

import { Suspense } from "react";
import { lazyOptional } from "./lazy-optional";

const VideoLinkClicks = lazyOptional(() =>
  import("./video-link-clicks").then((file) => file.VideoLinkClicks),
);

/** After HTML with video links; few pages have any. */
export function VideoLinks() {
  return (
    <Suspense>
      <VideoLinkClicks />
    </Suspense>
  );
}
