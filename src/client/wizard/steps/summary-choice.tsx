import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'

type SummaryChoiceProps = {
  own: string
  /** What stands there is our own earlier draft. */
  isDraft: boolean
  proposed: string
  onUse: () => void
  onKeep: () => void
}

/** The person's words and the new ones side by side; nothing changes before they choose, and neither is pressed upon them. */
export function SummaryChoice({ own, isDraft, proposed, onUse, onKeep }: SummaryChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new proposal is to be read
  useEffect(() => heading.current?.focus(), [proposed])
  return (
    <section aria-labelledby="summary-choice" className="grid grid-cols-1 gap-4 rounded-card border border-accent p-4">
      <h2 id="summary-choice" ref={heading} tabIndex={-1} className="font-semibold">
        {isDraft ? 'Which draft do you want?' : 'Which version do you want to keep?'}
      </h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="grid content-between gap-3">
          <div>
            <h3 className="font-medium text-small text-text-2">{isDraft ? 'First' : 'Yours'}</h3>
            <p className="wrap-anywhere">{own}</p>
          </div>
          <Button variant="outline" className="justify-self-start" onClick={onKeep}>
            {isDraft ? 'Keep the first' : 'Keep mine'}
          </Button>
        </div>
        <div className="grid content-between gap-3">
          <div>
            <h3 className="font-medium text-small text-text-2">New</h3>
            <p className="wrap-anywhere">{proposed}</p>
          </div>
          <Button variant="outline" className="justify-self-start" onClick={onUse}>
            Use the new one
          </Button>
        </div>
      </div>
    </section>
  )
}
