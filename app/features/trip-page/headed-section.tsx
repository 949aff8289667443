/** A section of the page's foot: its heading stays beside what it heads. `id` is there for those that are linked to. */
export function HeadedSection({ id, title, children }: { id?: string; title: string; children: React.ReactNode }) {
  return (
    <section id={id} className="grid print:block gap-x-18 gap-y-6 lg:grid-cols-[21rem_1fr]">
      <h2 className="h-fit text-heading lg:sticky lg:top-28 lg:text-[2.5rem]">{title}</h2>
      <div>{children}</div>
    </section>
  );
}
