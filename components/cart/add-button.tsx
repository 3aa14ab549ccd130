import { FrameIcon } from "@/components/ui/frame-icon";
import { useMessages } from "@/components/ui/messages";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./stepper.module.css";

type Props = { name: string; isBusy: boolean; onClick: () => void; onIntent?: () => void };

/** `onIntent`: somebody points at it or moves the focus to it. */
export function AddButton({ name, isBusy, onClick, onIntent }: Props) {
  const messages = useMessages();
  return (
    <button
      type="button"
      data-restore-focus
      className={styles.add}
      aria-label={interpolate(messages.addNamed, { name })}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <FrameIcon name="plus" size={18} />
      {messages.add}
    </button>
  );
}
