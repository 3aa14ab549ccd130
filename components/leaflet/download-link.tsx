import { Icon } from "@/components/ui/icon";

export const DownloadLink = ({ href, label }: { href: string | undefined; label: string }) => (
  <a className="icon-button" href={href} download aria-label={label} title={label}>
    <Icon name="download" />
  </a>
);
