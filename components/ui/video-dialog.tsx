"use client";

import { Dialog } from "./dialog";
import styles from "./video-dialog.module.css";

type Props = { id: string; title: string; onClose: () => void };

const WIDTH = 700;

/** Cookie-free YouTube embed; mounted on request only. */
export function VideoDialog({ id, title, onClose }: Props) {
  return (
    <Dialog open title={title} width={WIDTH} onClose={onClose}>
      <iframe
        className={styles.video}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Dialog>
  );
}
