import type { Message, Messages } from "../ebsn/domain/envelope";
import { formatText } from "../html/formatted-text";

const formatMessage = ({ code, message }: Message): Message => formatText({ code, message });

export const formatMessages = ({ errors, infos, warnings }: Messages): Messages => ({
  errors: errors.map(formatMessage),
  infos: infos.map(formatMessage),
  warnings: warnings.map(formatMessage),
});
