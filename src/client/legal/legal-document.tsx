import { LegalBlocks } from './legal-blocks.tsx'
import { legalFacts } from './legal-facts.ts'
import type { LegalText } from './legal-text.ts'
import { PageColumns } from './page-columns.tsx'
import { SectionNav } from './section-nav.tsx'

type LegalDocumentProps = { legal: LegalText }

export function LegalDocument({ legal }: LegalDocumentProps) {
  return (
    <PageColumns
      header={<LegalHeader legal={legal} />}
      nav={<SectionNav label="Contents" sections={legal.sections} numbered />}
    >
      <div className="flex flex-col gap-10 print:gap-6">
        {legal.sections.map((section, index) => (
          <section key={section.id} id={section.id} tabIndex={-1} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className="break-after-avoid text-h2">
              <span className="text-text-3 tabular-nums">{index + 1}.</span> {section.title}
            </h2>
            <div className="mt-3 flex flex-col gap-4 leading-7 text-text-2">
              <LegalBlocks blocks={section.blocks} />
            </div>
          </section>
        ))}
      </div>
    </PageColumns>
  )
}

function LegalHeader({ legal }: LegalDocumentProps) {
  return (
    <>
      <header>
        <h1 className="font-display text-display-2">{legal.title}</h1>
        <p className="mt-3 text-small text-text-3">Effective date: {legalFacts.effectiveDate}</p>
        <p className="mt-5 text-body-l text-text-2">{legal.lead}</p>
      </header>
      <section aria-labelledby="in-short" className="mt-8 rounded-card border border-border bg-surface p-6 print:p-4">
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
    </>
  )
}
