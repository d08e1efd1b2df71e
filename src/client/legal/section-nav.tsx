import { ChevronDown } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { useCurrentSection } from './use-current-section.ts'

type NavSection = { id: string; title: string }

type SectionNavProps = { label: string; sections: readonly NavSection[]; numbered?: boolean }

/** The list of sections next to a long page; without room for it, it collapses above the text. */
export function SectionNav({ label, sections, numbered = false }: SectionNavProps) {
  const current = useCurrentSection(sections.map((section) => section.id))
  const items = sections.map((section, index) => (
    <li key={section.id}>
      <AppLink
        to={`#${section.id}`}
        // The router scrolls to the section but would leave the keyboard behind in the list.
        onClick={() => document.getElementById(section.id)?.focus({ preventScroll: true })}
        aria-current={section.id === current ? 'location' : undefined}
        className="flex gap-2 rounded-control px-3 py-1.5 text-small text-text-2 hover:bg-hover hover:text-text aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-soft-text"
      >
        {numbered && <span className="min-w-6 tabular-nums">{index + 1}.</span>}
        {section.title}
      </AppLink>
    </li>
  ))

  return (
    <nav aria-label={label} className="h-full">
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
        <p aria-hidden="true" className="px-3 pb-2 text-micro text-text-3">
          {label}
        </p>
        <ol className="flex flex-col gap-0.5">{items}</ol>
      </div>
      <details className="group rounded-card border border-border bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between rounded-card px-4 font-medium [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="text-text-3 transition-transform duration-200 ease-enter group-open:rotate-180"
          />
        </summary>
        <ol className="flex flex-col gap-0.5 px-1 pb-3">{items}</ol>
      </details>
    </nav>
  )
}
