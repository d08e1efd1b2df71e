import { BackHomeLink } from './back-home-link.tsx'
import { LegalBlocks } from './legal-blocks.tsx'
import { legalFacts } from './legal-facts.ts'
import type { LegalText } from './legal-text.ts'
import { SectionNav } from './section-nav.tsx'

type LegalDocumentProps = { legal: LegalText }

export function LegalDocument({ legal }: LegalDocumentProps) {
  return (
    <article className="wrap-app py-8 md:py-12 print:p-0">
      <BackHomeLink />
      <header className="mt-6 max-w-[680px] md:mt-8 print:mt-0">
        <h1 className="font-display text-display-2">{legal.title}</h1>
        <p className="mt-3 text-small text-text-3">Effective date: {legalFacts.effectiveDate}</p>
        <p className="mt-5 text-body-l text-text-2">{legal.lead}</p>
      </header>

      <section
        aria-labelledby="in-short"
        className="mt-8 max-w-[680px] rounded-card border border-border bg-surface p-6 print:border-field print:p-4"
      >
        <h2 id="in-short" className="text-h3">
          In short
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-text-2 marker:text-text-3">
          {legal.summary.map((point) => (
            <li key={point} className="pl-1">
              {point}
            </li>
          ))}
        </ul>
      </section>

      <div className="mt-10 grid gap-8 lg:mt-14 lg:grid-cols-[16rem_minmax(0,680px)] lg:gap-14 print:mt-6 print:block">
        <SectionNav label="Contents" sections={legal.sections} numbered />
        <div className="flex flex-col gap-10 print:gap-6">
          {legal.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="text-h2 break-after-avoid">
                <span className="tabular-nums">{index + 1}.</span> {section.title}
              </h2>
              <div className="mt-3 flex flex-col gap-4 leading-7 text-text-2">
                <LegalBlocks blocks={section.blocks} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
