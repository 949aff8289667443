/** The small drawings that stand beside words. They are ornaments: the words say it all, so they are hidden from screen readers. */
const DRAWINGS = {
  arrow: { box: '0 0 18 10', path: 'M0 5h16M12 1l4 4-4 4' },
  back: { box: '0 0 18 10', path: 'M18 5H2M6 1 2 5l4 4' },
  tick: { box: '0 0 24 24', path: 'M4 13.2c2 1.6 3.6 3.6 5 6C11.8 13.5 15.5 8.6 20.5 4.5' },
  cross: { box: '0 0 24 24', path: 'M5 5.5c4.8 4 9.2 8.6 13.8 13.4M18.5 5C14 9.8 9.6 14.2 5.2 19' },
  close: { box: '0 0 24 24', path: 'M5 5l14 14M19 5 5 19' },
  menu: { box: '0 0 24 24', path: 'M2 5h20M2 12h20M2 19h20' },
  plus: { box: '0 0 20 20', path: 'M10 2v16M2 10h16' },
} as const;

/** Line drawings, in the colour of the text. */
export function Icon({ name, className = 'size-5' }: { name: keyof typeof DRAWINGS; className?: string }) {
  const { box, path } = DRAWINGS[name];
  return (
    <svg
      viewBox={box}
      className={`shrink-0 overflow-visible ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** A mother and a child, for mom-and-kids trips. */
export function MomAndKidsMark({ className = 'size-6.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" className={`shrink-0 ${className}`} fill="currentColor" aria-hidden="true">
      <circle cx="9" cy="5" r="3.6" />
      <path d="M9 9.6c3.2 0 4.6 2 5 5.6l.9 7.8H3.1L4 15.2c.4-3.6 1.8-5.6 5-5.6Z" />
      <circle cx="19.5" cy="13" r="2.6" />
      <path d="M19.5 16.2c2.1 0 3 1.2 3.3 3.2l.5 3.6h-7.6l.5-3.6c.3-2 1.2-3.2 3.3-3.2Z" />
    </svg>
  );
}

/** Three women side by side, for all-ladies trips. */
export function LadiesMark({ className = 'size-6.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" className={`shrink-0 ${className}`} fill="currentColor" aria-hidden="true">
      <circle cx="5" cy="7.5" r="2.7" />
      <path d="M5 11.2c2.2 0 3 1.5 3.3 4l.7 7.8H1l.7-7.8c.3-2.5 1.1-4 3.3-4Z" />
      <circle cx="21" cy="7.5" r="2.7" />
      <path d="M21 11.2c2.2 0 3 1.5 3.3 4l.7 7.8h-8l.7-7.8c.3-2.5 1.1-4 3.3-4Z" />
      <circle cx="13" cy="5" r="2.9" />
      <path d="M13 8.8c2.4 0 3.3 1.7 3.6 4.4l.9 9.8H8.5l.9-9.8c.3-2.7 1.2-4.4 3.6-4.4Z" />
    </svg>
  );
}
