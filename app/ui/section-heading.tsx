/** The heading of a main section, below the double rule. On wide screens, `lead` is next to it. */
export function SectionHeading({ title, lead, id }: { title: string; lead?: string; id?: string }) {
  return (
    <div className="double-rule">
      <div className="heading-beside">
        <h2 id={id} className="text-heading text-brand-deep">
          {title}
        </h2>
        {lead && <p className="max-w-[40ch] text-lead text-muted">{lead}</p>}
      </div>
    </div>
  );
}

/** The h1 and lead of a page without a hero picture. */
export function PageHeading({ title, lead, children }: { title: string; lead?: string; children?: React.ReactNode }) {
  return (
    <div className="page-width pt-12 pb-8 lg:pt-20 lg:pb-12">
      <h1 tabIndex={-1} className="text-page tracking-[-0.032em]">
        {title}
      </h1>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        {lead && <p className="max-w-[48ch] text-lead text-muted">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
