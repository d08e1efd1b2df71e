import { useId } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents, type PurchaseType } from '#shared/plans.ts'

type OtherTooProps = { type: PurchaseType; isAdded: boolean; onChange: (isAdded: boolean) => void }

const words: Record<PurchaseType, { offer: string; note: string }> = {
  resume: { offer: 'Add the tailored resume for this job', note: 'One payment for both. Download each when you like.' },
  'cover-letter': {
    offer: 'Add the cover letter for this job',
    note: 'One payment for both. You’ll write the letter next.',
  },
}

/** The other document for the same job, in the same payment; never ticked beforehand. */
export function OtherToo({ type, isAdded, onChange }: OtherTooProps) {
  const id = useId()
  const { offer, note } = words[type]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, it only leaves the focus where it is
    <div
      className="flex items-start gap-3 rounded-control bg-sunken px-3 py-2.5"
      // Whoever ticks it with the mouse is about to type a card number, and goes on in that field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={isAdded}
        aria-describedby={`${id}-note`}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          {offer}, {formatCents(documentPriceCents)}
        </label>
        <p id={`${id}-note`} className="text-small text-text-2">
          {note}
        </p>
      </div>
    </div>
  )
}
