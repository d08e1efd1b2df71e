import { Check, CircleDashed, HelpCircle, Minus } from 'lucide-react'
import type { Fit, MatchedNeed } from '#shared/api/assistant.ts'

const states = {
  met: { word: 'In your resume', Icon: Check, color: 'text-success' },
  partly: { word: 'Something near', Icon: CircleDashed, color: 'text-warning' },
  missing: { word: 'Not in your resume', Icon: Minus, color: 'text-text-3' },
  ask: { word: 'Only you can say', Icon: HelpCircle, color: 'text-accent' },
} as const

/** What the posting asks for, beside the words of the resume that answer it. Never a percentage. */
export function FitPanel({ fit }: { fit: Fit }) {
  return (
    <section aria-labelledby="fit" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <div>
        <h2 id="fit" className="font-semibold">
          What they want
        </h2>
        <p className="mt-1 text-text-2">{fit.words}</p>
      </div>
      <details>
        <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent text-small">
          One by one, with your words beside theirs
        </summary>
        <div className="mt-4 grid gap-4">
          <NeedList title="Must-haves" needs={fit.mustHave} />
          <NeedList title="Nice to have" needs={fit.niceToHave} />
        </div>
      </details>
    </section>
  )
}

export function NeedList({ title, needs }: { title: string; needs: readonly MatchedNeed[] }) {
  if (needs.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small text-text-2">{title}</h3>
      <ul className="grid gap-3">
        {needs.map((need) => {
          const { word, Icon, color } = states[need.state]
          return (
            <li key={need.id} className="grid grid-cols-[1.25rem_1fr] gap-x-2">
              <Icon aria-hidden className={`mt-0.5 size-5 ${color}`} strokeWidth={1.5} />
              <div className="wrap-anywhere min-w-0">
                <p>{need.quote}</p>
                <p className="text-small text-text-3">
                  {word}
                  {need.evidence[0] && (
                    <>
                      : <q className="bg-marker/40 text-text-2">{need.evidence[0].quote}</q>
                    </>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
