import { ShieldCheck } from 'lucide-react'
import type { ProposalAnswer } from '#shared/api/assistant.ts'

/** What was refused or left out is said, not hidden. */
export function DroppedNote({ proposal: { dropped, leftOut = 0 } }: { proposal: ProposalAnswer }) {
  return (
    <>
      {leftOut > 0 && (
        <p className="text-small text-text-2">
          {leftOut === 1
            ? 'One more suggestion used words that aren’t in your resume. We left it out.'
            : `${leftOut} more suggestions used words that aren’t in your resume. We left them out.`}
        </p>
      )}
      {dropped.length > 0 && (
        <details className="rounded-card border border-border bg-surface p-4 text-small">
          <summary className="cursor-pointer font-medium">
            <ShieldCheck className="mr-1.5 inline size-4 text-success" />
            {dropped.length === 1
              ? '1 suggestion was removed because it changed facts'
              : `${dropped.length} suggestions were removed because they changed facts`}
          </summary>
          <ul className="mt-3 grid gap-3">
            {dropped.map(({ change, detail }) => (
              <li key={change.id} className="grid gap-1">
                <span className="wrap-anywhere text-text-2">“{change.after}”</span>
                <span className="text-text-3">{detail}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
