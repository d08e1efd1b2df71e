import { Button } from '#client/ui/button.tsx'

type JoinChoiceProps = {
  /** The words that may stand before the amount, the one taken unasked first. */
  joins: readonly string[]
  amount: string
  chosen: string | undefined
  onChoose: (join: string) => void
}

/** `to` or `for 12,000 subscribers`: only the person knows. */
export function JoinChoice({ joins, amount, chosen, onChoose }: JoinChoiceProps) {
  const [first] = joins
  const current = chosen !== undefined && joins.includes(chosen) ? chosen : first
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be boxed like a question of its own
    <div
      role="group"
      aria-label="Does another word fit better?"
      className="-mt-2 flex flex-wrap items-center gap-2 text-small"
    >
      <p className="text-text-2">Does another word fit better?</p>
      {joins.map((join) => (
        <Button
          key={join}
          size="small"
          variant={join === current ? 'filled' : 'outline'}
          aria-pressed={join === current}
          aria-label={join === ',' ? undefined : `${join} ${amount.trim()}`}
          className="px-2"
          onClick={() => onChoose(join)}
        >
          {join === ',' ? 'none' : join}
        </Button>
      ))}
    </div>
  )
}
