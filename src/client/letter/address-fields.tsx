import { Button } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { InputField, TextareaField } from '#client/ui/field.tsx'
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
          <InputField
            key={field}
            label={label}
            optional
            value={letter.sender[field] ?? ''}
            onWrite={(written) => setSender(field, written)}
          />
        ))}
        <InputField
          label="Date"
          optional
          value={letter.date}
          onWrite={(written) => setLetter({ date: written }, { label: 'Edit date', merge: 'date' })}
        />
        <InputField
          label="Recipient"
          optional
          value={letter.recipient.name}
          onWrite={(written) => setRecipient('name', written)}
        />
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
        <InputField
          label="Company"
          optional
          value={letter.recipient.company}
          onWrite={(written) => setRecipient('company', written)}
        />
        <TextareaField
          label="Address"
          optional
          rows={3}
          value={letter.recipient.address}
          onWrite={(written) => setRecipient('address', written)}
        />
      </div>
    </Disclosure>
  )
}
