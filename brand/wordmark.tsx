export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 148 44" width="148" height="44" role="img" aria-label="Madia" className={className}>
      <path
        d="M21 15.5C20 9 24.5 3.5 33.5 3c.5 8-4 13-10 12.8M21.5 16c1.5-4.5 4.5-7.5 8-9.5"
        fill="var(--primary-soft)"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M3.5 17.2 38 13.4a1.8 1.8 0 0 1 2 1.6l.3 2.8-36.4 4z" fill="var(--highlight-fill)" />
      <path d="M5.5 23.5h33l-2.6 13.2a3 3 0 0 1-3 2.4H11.1a3 3 0 0 1-3-2.4z" fill="var(--primary)" />
      <path d="M11 39v3.5M33 39v3.5" stroke="var(--primary)" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="22" cy="30.5" r="2.6" fill="var(--paper)" />
      <text
        x="50"
        y="34"
        fill="currentColor"
        fontFamily="var(--font-display)"
        fontWeight="650"
        fontSize="34"
        // Sets the letters closer; no wider text spacing (WCAG 1.4.12) pushes the last one out of the box.
        textLength="96"
      >
        Madia
      </text>
    </svg>
  );
}
