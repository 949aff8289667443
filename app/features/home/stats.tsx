/** The company's figures, in large type on a marigold background. */
export function Stats({ stats }: { stats: readonly { figure?: string | undefined; words: string }[] }) {
  return (
    <section aria-label="In figures" className="bg-accent text-on-accent">
      <ul className="figure-list page-width grid grid-cols-2 gap-x-4 gap-y-8 py-10 lg:grid-cols-4 lg:py-14">
        {stats.map(({ figure, words }, index) => (
          <li key={index}>
            {figure ? (
              <>
                <p className="figure">{figure}</p>
                <p>{words}</p>
              </>
            ) : (
              <p className="my-auto font-display text-[clamp(1.125rem,0.7rem+2vw,2rem)] leading-tight text-balance">{words}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
