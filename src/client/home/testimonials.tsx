import { Star } from 'lucide-react'
import { cn } from '#client/lib/cn.ts'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import { homePictures } from './home-pictures.ts'
import { sideRow } from './side-row.ts'

type Testimonial = { name: string; role: string; text: string; portrait: string }

const testimonials: readonly Testimonial[] = [
  {
    name: 'Leon Whitaker',
    role: 'Maintenance Supervisor',
    text: 'Thirty years of work, and my old resume was two pages of duties. It kept asking for numbers until the page said what I’d actually fixed.',
    portrait: homePictures.portraitJ,
  },
  {
    name: 'Naomi Takeda',
    role: 'Product Marketing Manager',
    text: 'I tried four templates on the same evening and never lost a line. The Word file my recruiter asked for looked exactly like the PDF.',
    portrait: homePictures.portraitK,
  },
  {
    name: 'Helen Marsh',
    role: 'School Librarian, returning to work',
    text: 'It told me the price before I typed a word, and it never put words in my mouth. I knew every sentence on that page was mine.',
    portrait: homePictures.portraitL,
  },
]

export function Testimonials() {
  const isWide = useIsWide('panel')
  return (
    <section aria-labelledby="testimonials-title">
      <div className="wrap-marketing py-10 lg:py-14">
        <h2 id="testimonials-title" className="max-w-[40rem] font-display text-display-2">
          For people who hate writing about themselves
        </h2>
        <p className="mt-3 max-w-prose text-text-2">
          These stories are examples. The people aren’t real and their portraits are drawn; they show what we’re aiming
          for.
        </p>
        <ul
          // A row that scrolls must be reachable for those without a mouse.
          tabIndex={isWide ? undefined : 0}
          className={cn('mt-6 lg:mt-8', sideRow)}
        >
          {testimonials.map(({ name, role, text, portrait }) => (
            <li key={name} className="w-[19rem] max-w-[84vw] shrink-0 snap-center md:w-auto md:max-w-none">
              <figure className="flex h-full flex-col rounded-card border border-border bg-surface p-5 lg:p-6">
                <div className="flex items-center justify-between gap-3">
                  <Stars />
                  <span className="text-micro text-text-3">Example story</span>
                </div>
                <blockquote className="mt-4 mb-6">
                  <p className="font-display text-[1.1875rem] leading-7">{text}</p>
                </blockquote>
                <figcaption className="mt-auto flex flex-wrap items-center gap-4">
                  <img
                    src={portrait}
                    alt={`Portrait of ${name}`}
                    width={112}
                    height={112}
                    loading="lazy"
                    className="size-14 shrink-0 rounded-full"
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-small text-text-2">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Stars() {
  return (
    <div role="img" aria-label="Five out of five stars" className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden className="size-4 fill-warning" strokeWidth={0} />
      ))}
    </div>
  )
}
