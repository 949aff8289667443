/** The newspapers and magazines that wrote about the company. Shows their names as text instead of logos. */
export function Press({ title, logos }: { title: string; logos: readonly { name: string; alt: string }[] }) {
  return (
    <section aria-labelledby="press-heading" className="page-width border-t border-line py-8">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
        <h2 id="press-heading" className="text-[1.25rem]">
          {title}
        </h2>
        <ul className="grid grow grid-cols-2 items-center justify-between gap-x-4 gap-y-6 text-muted sm:flex sm:flex-wrap">
          {logos.map(({ name, alt }, index) => (
            <li key={index} className="press-wordmark">
              <span aria-hidden="true">{name}</span>
              <span className="sr-only">{alt}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
