import styles from "./skeleton.module.css";

type Props = { width?: string; height: string; radius?: string };

/** Holds the place of what is on its way; whoever uses it says so in words. */
export function Skeleton({ width = "100%", height, radius }: Props) {
  return (
    <span aria-hidden="true" className={styles.skeleton} style={{ width, height, borderRadius: radius }} />
  );
}
