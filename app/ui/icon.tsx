/** SVG paths for the icons. Icons only repeat text or a button's name, so screen readers skip them. */
const DRAWINGS = {
  arrow: { box: '0 0 18 10', path: 'M0 5h16M12 1l4 4-4 4' },
  back: { box: '0 0 18 10', path: 'M18 5H2M6 1 2 5l4 4' },
  tick: { box: '0 0 24 24', path: 'M4 13.2c2 1.6 3.6 3.6 5 6C11.8 13.5 15.5 8.6 20.5 4.5' },
  cross: { box: '0 0 24 24', path: 'M5 5.5c4.8 4 9.2 8.6 13.8 13.4M18.5 5C14 9.8 9.6 14.2 5.2 19' },
  close: { box: '0 0 24 24', path: 'M5 5l14 14M19 5 5 19' },
  menu: { box: '0 0 24 24', path: 'M2 5h20M2 12h20M2 19h20' },
  calendar: { box: '0 0 24 24', path: 'M3 6.500h18V21H3ZM3 11h18M8 3v5M16 3v5' },
  warning: { box: '0 0 24 24', path: 'M12 3.500 22 20.500H2ZM12 10v4.500M12 17.400v.1' },
  chevron: { box: '0 0 16 16', path: 'M2.500 5.500 8 11l5.500-5.500' },
  plus: { box: '0 0 20 20', path: 'M10 2v16M2 10h16' },
} as const;

/** The name of an icon. */
export type IconName = keyof typeof DRAWINGS;

/** A line icon in the text colour. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
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

/** The icon for mom-and-kids trips: a mother and a child. Drawn in the style sheet, because a list may repeat it on many cards. */
export function MomAndKidsIcon() {
  return <span className="mark-mom-and-kids" aria-hidden="true" />;
}

/** The icon for all-ladies trips: three women side by side. */
export function LadiesIcon() {
  return <span className="mark-ladies" aria-hidden="true" />;
}
