import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { pricingQuestions } from './pricing-questions.ts'

const linkStyle = 'text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover'
/** Among words there is no room for a finger's height; on a phone these stand further apart. */
const contactStyle = `${linkStyle} inline-block py-0.5 touch:py-2.5`

export function PricingFaq() {
  const site = useSite()
  return (
    <section aria-labelledby="pricing-faq" className="mx-auto mt-20 max-w-prose lg:mt-28">
      <h2 id="pricing-faq" className="font-display text-display-2">
        Before you pay
      </h2>
      <div className="mt-6 border-border border-t">
        {pricingQuestions.map(({ id, question, answer, link }) => (
          <Disclosure key={id} question={question} name="pricing-faq">
            <p>{answer}</p>
            {link && (
              <p>
                <AppLink to={link.to} className={linkStyle}>
                  {link.label}
                </AppLink>
              </p>
            )}
          </Disclosure>
        ))}
      </div>
      <p className="mt-8 text-text-2">
        Another question? Read the{' '}
        <AppLink to="/faq" className={contactStyle}>
          FAQ
        </AppLink>
        , write to{' '}
        <a href={`mailto:${site.supportEmail}`} className={contactStyle}>
          {site.supportEmail}
        </a>{' '}
        or call{' '}
        <a href={`tel:${site.supportPhone.replace(/[^\d+]/g, '')}`} className={contactStyle}>
          {site.supportPhone}
        </a>
        .
      </p>
    </section>
  )
}
