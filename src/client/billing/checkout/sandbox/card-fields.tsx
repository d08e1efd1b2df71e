import { FormField } from '#client/app/form-fields.tsx'
import type { FormFieldState } from '#client/app/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { digitsOf, groupCardNumber, groupExpiry, isWholeNumber, readExpiry, testCards } from './card-number.ts'

type CardFieldsProps = Record<'number' | 'expiry' | 'cvc', FormFieldState> & {
  /** To the next empty field: this one holds all that a card says. */
  onFull: (name: string) => void
}

const digits = { inputMode: 'numeric', className: 'tabular-nums' } as const

/** What stands on a card, grouped as it stands there. */
export function CardFields({ number, expiry, cvc, onFull }: CardFieldsProps) {
  return (
    <>
      <FormField
        {...number}
        {...digits}
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        onChange={(typed) => {
          number.onChange(groupCardNumber(typed))
          if (digitsOf(typed).length > digitsOf(number.value).length && isWholeNumber(typed)) onFull(number.name)
        }}
      />
      <div className="grid grid-cols-2 gap-4">
        <FormField
          {...expiry}
          {...digits}
          label="Expires"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          onChange={(typed) => {
            expiry.onChange(groupExpiry(typed))
            if (typed.length > expiry.value.length && readExpiry(groupExpiry(typed))) onFull(expiry.name)
          }}
        />
        <FormField
          {...cvc}
          {...digits}
          label="CVC"
          autoComplete="cc-csc"
          placeholder="123"
          onChange={(typed) => cvc.onChange(digitsOf(typed).slice(0, 4))}
        />
      </div>
    </>
  )
}

export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <section aria-labelledby="test-cards" className="rounded-control border border-border px-3 py-2 text-small">
      <h3 id="test-cards" className="font-medium">
        Test cards: choose one to fill it in
      </h3>
      <ul className="mt-2 grid gap-1">
        {testCards.map(({ number, result }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-2">
            <Button variant="link" size="inline" className="tabular-nums" onClick={() => onChoose(number)}>
              {number}
            </Button>
            <span className="text-text-2">{result}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
