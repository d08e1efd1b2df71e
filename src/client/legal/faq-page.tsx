import { useSite } from '#client/app/site.tsx'
import { ContactBlock } from './contact-block.tsx'
import { FaqAccordion } from './faq-accordion.tsx'
import { faqGroups } from './faq-entries.ts'
import { PageColumns } from './page-columns.tsx'
import { RichText } from './rich-text.tsx'
import { SectionNav } from './section-nav.tsx'
import { useOpenLinkedQuestion } from './use-open-linked-question.ts'

export function FaqPage() {
  const site = useSite()
  const groups = faqGroups(site)
  useOpenLinkedQuestion()

  return (
    <PageColumns
      header={
        <header>
          <h1 className="font-display text-display-2">Frequently asked questions</h1>
          <p className="mt-4 text-body-l text-text-2">
            <RichText text="Plain answers about price, files, writing help and privacy. If yours is missing, [ask us](#contact)." />
          </p>
        </header>
      }
      nav={<SectionNav label="Topics" sections={groups} />}
    >
      <div className="flex flex-col gap-12 print:gap-6">
        {groups.map((group) => (
          <section key={group.id} id={group.id} tabIndex={-1} aria-labelledby={`${group.id}-title`}>
            <h2 id={`${group.id}-title`} className="break-after-avoid pb-3 text-h2">
              {group.title}
            </h2>
            <FaqAccordion name="faq" entries={group.entries} />
          </section>
        ))}
        <ContactBlock site={site} />
      </div>
    </PageColumns>
  )
}
