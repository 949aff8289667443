import { languageOf } from '#app/domain/languages.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { usePagePath } from '#app/navigation/use-page-path.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutData } from './layout-data.ts';

/** The layout of every page: skip link, header, main, footer. */
export function SiteLayout({ data, newsletter, children }: { data: LayoutData; newsletter: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <PageLink to="#main" className="button fixed start-4 top-3 z-20 not-focus:sr-only" data-kind="secondary">
        Skip to the content
      </PageLink>
      <Header name={data.name} />
      <Main>{children}</Main>
      <Footer data={data} newsletter={newsletter} />
    </>
  );
}

/** The <main> element, in the page's language. Header and footer are always in English. */
function Main({ children }: { children: React.ReactNode }) {
  const language = languageOf(usePagePath());
  return (
    <main id="main" tabIndex={-1} lang={language === 'en-IN' ? undefined : language} className="pt-16 outline-none lg:pt-19">
      {children}
    </main>
  );
}
