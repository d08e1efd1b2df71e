import { FitPanel } from '#client/document/review/fit-panel.tsx'
import type { LetterAnswer } from '#shared/api/assistant.ts'

const roleNames = { opening: 'Opening', proof: 'Proof', fit: 'Fit', close: 'Close' } as const
const fromNames = { resume: 'You', posting: 'The job' } as const

/** The words each part of the letter rests on, on both sides, and what was left out because nothing supported it. */
export function LetterSources({ notes }: { notes: LetterAnswer }) {
  const cited = notes.paragraphs.filter(({ sources }) => sources.length > 0)
  return (
    <>
      {cited.length > 0 && (
        <section aria-labelledby="letter-sources" className="grid gap-3 rounded-card border border-border p-4">
          <h2 id="letter-sources" className="font-semibold">
            What it rests on
          </h2>
          {cited.map(({ role, text, sources }) => (
            <div key={text} className="grid gap-1.5">
              <h3 className="font-medium text-small text-text-2">{roleNames[role]}</h3>
              <ul className="grid gap-1.5 text-small">
                {sources.map(({ from, quote }) => (
                  <li key={`${from} ${quote}`} className="wrap-anywhere">
                    <span className="text-text-3">{fromNames[from]}: </span>
                    <q className="bg-marker/40">{quote}</q>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {notes.dropped.length > 0 && (
        <details className="rounded-card border border-border p-4 text-small">
          <summary className="cursor-pointer font-medium">
            {notes.dropped.length === 1
              ? '1 sentence was left out because your facts do not support it'
              : `${notes.dropped.length} sentences were left out because your facts do not support them`}
          </summary>
          <ul className="mt-3 grid gap-3">
            {notes.dropped.map(({ text, detail }) => (
              <li key={text} className="wrap-anywhere grid gap-1">
                <span className="text-text-2">“{text}”</span>
                <span className="text-text-3">{detail}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <FitPanel fit={notes.fit} />
    </>
  )
}
