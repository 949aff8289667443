/** The five steps of a trip, in order. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <div className="page-width pb-24">
      <ol className="journey-line space-y-12">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative grid grid-cols-[3rem_1fr] gap-x-6">
            <span
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-full bg-brand font-display text-[1.375rem] text-on-dark ring-8 ring-paper"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="text-title">{title}</h2>
              <p className="mt-2 max-w-[60ch]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
