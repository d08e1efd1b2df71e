import { useSite } from '#client/app/site.tsx'
import { BackHomeLink } from './back-home-link.tsx'
import { ContactBlock } from './contact-block.tsx'
import { FaqAccordion } from './faq-accordion.tsx'
import { faqGroups } from './faq-entries.ts'
import { RichText } from './rich-text.tsx'
import { SectionNav } from './section-nav.tsx'
import { useOpenLinkedQuestion } from './use-open-linked-question.ts'

export function FaqPage() {
  const site = useSite()
  const groups = faqGroups(site)
  useOpenLinkedQuestion()

  return (
    <div className="wrap-app py-8 md:py-12 print:p-0">
      <BackHomeLink />
      <header className="mt-6 max-w-[680px] md:mt-8 print:mt-0">
        <h1 className="font-display text-display-2">Frequently asked questions</h1>
        <p className="mt-4 text-body-l text-text-2">
          <RichText text="Plain answers about price, files, writing help and privacy. If yours is missing, [ask us](#contact)." />
        </p>
      </header>

      <div className="mt-10 grid gap-8 lg:mt-14 lg:grid-cols-[16rem_minmax(0,680px)] lg:gap-14 print:mt-6 print:block">
        <SectionNav label="Topics" sections={groups} />
        <div className="flex flex-col gap-12 print:gap-6">
          {groups.map((group) => (
            <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
              <h2 id={`${group.id}-title`} className="pb-3 text-h2">
                {group.title}
              </h2>
              <FaqAccordion name="faq" entries={group.entries} />
            </section>
          ))}
          <ContactBlock site={site} />
        </div>
      </div>
    </div>
  )
}
