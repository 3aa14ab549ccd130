"use client";

import { useEffect, useRef, useState, type ComponentType } from "react";

type Video = { id: string; title: string };
type VideoDialogComponent = ComponentType<Video & { onClose: () => void }>;

/** Opens video links of the preceding HTML in a dialog; without scripts they are plain links. */
export function VideoLinkClicks() {
  const ref = useRef<HTMLSpanElement>(null);
  const [video, setVideo] = useState<Video | null>(null);
  const [VideoDialog, setVideoDialog] = useState<VideoDialogComponent | null>(null);

  useEffect(() => {
    const markup = ref.current?.previousElementSibling;
    if (!(markup instanceof HTMLElement)) return;
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[data-video]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      import("./video-dialog").then(
        (loaded) => {
          setVideoDialog(() => loaded.VideoDialog);
          setVideo({ id: link.dataset.video ?? "", title: link.textContent?.trim() || "Video" });
        },
        () => window.open(link.href, "_blank", "noopener"),
      );
    };
    markup.addEventListener("click", onClick);
    return () => markup.removeEventListener("click", onClick);
  }, []);

  return (
    <>
      <span ref={ref} hidden />
      {video && VideoDialog && <VideoDialog {...video} onClose={() => setVideo(null)} />}
    </>
  );
}
