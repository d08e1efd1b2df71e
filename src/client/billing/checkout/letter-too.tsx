import { useId } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents } from '#shared/plans.ts'

type LetterTooProps = { isAdded: boolean; onChange: (isAdded: boolean) => void }

/** The letter for the same job, in the same payment; never ticked beforehand. */
export function LetterToo({ isAdded, onChange }: LetterTooProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 rounded-control bg-sunken px-3 py-2.5">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={isAdded}
        aria-describedby={`${id}-note`}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          Add the cover letter for this job, {formatCents(documentPriceCents)}
        </label>
        <p id={`${id}-note`} className="text-small text-text-2">
          One payment for both. The letter comes next.
        </p>
      </div>
    </div>
  )
}
