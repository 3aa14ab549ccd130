import { describeByCard } from "@/components/ui/describe-by-card";
import { useMessages } from "@/components/ui/messages";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  isCompact?: boolean | undefined;
  isBusy: boolean;
  onClick: () => void;
  onIntent?: () => void;
};

export function AddButton({ name, isCompact, isBusy, onClick, onIntent }: Props) {
  const messages = useMessages();
  return (
    <button
      ref={describeByCard}
      type="button"
      data-restore-focus
      className={isCompact ? styles.round : styles.add}
      aria-label={interpolate(messages.addNamed, { name })}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {!isCompact && messages.add}
    </button>
  );
}
