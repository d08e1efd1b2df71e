import { ChevronDown } from 'lucide-react'
import type { FaqEntry } from './faq-entries.ts'
import { RichText } from './rich-text.tsx'

type FaqAccordionProps = { name: string; entries: readonly FaqEntry[] }

/** The browser itself keeps one question open per name, so this works before and without scripts. */
export function FaqAccordion({ name, entries }: FaqAccordionProps) {
  return (
    <div className="border-t border-border">
      {entries.map((entry) => (
        <details
          key={entry.id}
          id={entry.id}
          name={name}
          className="group border-b border-border print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
            <h3 className="text-body font-medium text-pretty">{entry.question}</h3>
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="shrink-0 text-text-3 transition-transform duration-200 ease-enter group-open:rotate-180 print:hidden"
            />
          </summary>
          <div className="flex max-w-[640px] flex-col gap-3 pb-5 leading-7 text-text-2 transition-opacity duration-200 ease-enter group-open:starting:opacity-0">
            {entry.answer.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
