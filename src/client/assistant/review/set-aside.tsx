import { type ReactNode, useEffect } from 'react'
import { announce } from '#client/app/live-region.tsx'
import type { RefusalWhy } from '#shared/api/assistant.ts'
import type { ReviewedChange } from './decide.ts'
import { whyWords } from './steer.ts'

type SetAsideProps = { items: readonly ReviewedChange[]; toCard: (item: ReviewedChange) => ReactNode }

/** What the person's reasons speak against: out of the way, but not gone. */
export function SetAside({ items, toCard }: SetAsideProps) {
  const words = wordsFor(items)
  useEffect(() => {
    if (words !== '') announce(words)
  }, [words])
  if (items.length === 0) return null
  return (
    <details className="rounded-card border border-border p-4">
      <summary className="cursor-pointer font-medium text-small">{words}</summary>
      <div className="mt-3 grid grid-cols-1 gap-3">{items.map(toCard)}</div>
    </details>
  )
}

function wordsFor(items: readonly ReviewedChange[]): string {
  if (items.length === 0) return ''
  const whys = [...new Set(items.flatMap(({ why }): RefusalWhy[] => (why ? [why] : [])))]
  const said = whys.map((why) => `“${whyWords[why].toLowerCase()}”`).join(' and ')
  const count = items.length === 1 ? '1 suggestion is set aside' : `${items.length} suggestions are set aside`
  return `${count} because you said ${said}`
}
