import styles from "./skeleton.module.css";

type Props = { width?: string; height: string; radius?: string };

/** Hidden from screen readers: the caller announces loading. */
export function Skeleton({ width = "100%", height, radius }: Props) {
  return (
    <span aria-hidden="true" className={styles.skeleton} style={{ width, height, borderRadius: radius }} />
  );
}
