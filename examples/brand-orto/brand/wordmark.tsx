import { brand } from "@/brand.config";

export function Wordmark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 176 44"
      width="176"
      height="44"
      role="img"
      aria-label={brand.name}
      className={className}
    >
      <circle cx="22" cy="22" r="19" fill="var(--primary)" />
      <path
        d="M6 25c5-5 9-5 14 0s9 5 19-1"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M22 20c0-7 3-11 9-12 1 7-2 11-9 12z" fill="var(--highlight-fill)" />
      <text x="50" y="33" fill="currentColor" fontFamily="var(--font-text)" fontWeight="800" fontSize="31">
        {brand.name}
      </text>
    </svg>
  );
}
