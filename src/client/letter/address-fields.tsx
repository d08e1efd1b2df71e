import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { Recipient, Sender } from '#engine/letter/letter.ts'
import { namedGreeting, withGreeting } from './greeting.ts'
import { useLetterActions, useLetterDocument } from './letter-session.ts'

const senderLabels: [keyof Sender, string][] = [
  ['name', 'Your name'],
  ['professionalTitle', 'Professional title'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['location', 'Location'],
]

/** Whom the letter is from and to; the letterhead is made of it. */
export function AddressFields() {
  const { letter } = useLetterDocument()
  const { setLetter } = useLetterActions()
  const setSender = (field: keyof Sender, value: string) =>
    setLetter({ sender: { ...letter.sender, [field]: value } }, { label: 'Edit letterhead', merge: `sender.${field}` })
  const setRecipient = (field: keyof Recipient, value: string) =>
    setLetter(
      { recipient: { ...letter.recipient, [field]: value } },
      { label: 'Edit recipient', merge: `recipient.${field}` },
    )
  const greeting = namedGreeting(letter)
  return (
    <Disclosure question="Letterhead and recipient" name="letter-addresses">
      <div className="grid gap-4 pt-4">
        {senderLabels.map(([field, label]) => (
          <Field key={field} label={label} optional>
            {(control) => (
              <Input
                {...control}
                value={letter.sender[field] ?? ''}
                onChange={(event) => setSender(field, event.target.value)}
              />
            )}
          </Field>
        ))}
        <Field label="Date" optional>
          {(control) => (
            <Input
              {...control}
              value={letter.date}
              onChange={(event) => setLetter({ date: event.target.value }, { label: 'Edit date', merge: 'date' })}
            />
          )}
        </Field>
        <Field label="Recipient" optional>
          {(control) => (
            <Input
              {...control}
              value={letter.recipient.name}
              onChange={(event) => setRecipient('name', event.target.value)}
            />
          )}
        </Field>
        {greeting && (
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => setLetter({ body: withGreeting(letter.body, greeting) }, { label: 'Change greeting' })}
          >
            Begin with “{greeting}”
          </Button>
        )}
        <Field label="Company" optional>
          {(control) => (
            <Input
              {...control}
              value={letter.recipient.company}
              onChange={(event) => setRecipient('company', event.target.value)}
            />
          )}
        </Field>
        <Field label="Address" optional>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={letter.recipient.address}
              onChange={(event) => setRecipient('address', event.target.value)}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  )
}
