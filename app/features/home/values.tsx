const PICTOGRAMS = [
  // A mother's head and shoulders with a flower in her hair.
  'M20 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM7 35c1-8.500 5.500-13 13-13s12 4.500 13 13Z M28.500 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  // A kite with its tail.
  'M22 4 34 15 18 27 9 13Z M16.500 28.500c-4 1.500-1.500 4-5.500 5.500l1 2.200c6-2 3-5 6.500-5.700Z',
  // Two hills and the sun.
  'M28 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2 35 14 14l9 14 5-7 10 14Z',
  // An open album.
  'M19 10C15 7 9 6.500 3 7.500V33c6-1 12-.500 16 2.500ZM21 10c4-3 10-3.500 16-2.500V33c-6-1-12-.500-16 2.500Z',
] as const;

/** The company's values, each with a pictogram. */
export function Values({ values }: { values: readonly { title: string; text: string }[] }) {
  return (
    <section aria-label="What we stand for" data-theme="dark" className="bg-brand-deep text-on-dark">
      <ul className="page-width value-strip">
        {values.map(({ title, text }, index) => (
          <li key={index}>
            <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true">
              <path d={PICTOGRAMS[index]} />
            </svg>
            <div>
              <h2>{title}</h2>
              <p className="text-small text-on-dark-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
