import { Button } from '#client/ui/button.tsx'
import { usualPhone } from '#engine/resume/phone-form.ts'
import { TextField } from './text-field.tsx'
import { useSetField } from './use-set-field.ts'

const PHONE = 'personalInfo.phone'

type PhoneFieldProps = { phone: string; location: string | undefined }

/** The number as somebody types it; the usual form is only offered. */
export function PhoneField({ phone, location }: PhoneFieldProps) {
  const set = useSetField(PHONE, 'Phone')
  const usual = phone === '' ? undefined : usualPhone({ phone, location, language: navigator.language })
  return (
    <TextField
      path={PHONE}
      label="Phone"
      value={phone}
      type="tel"
      autoComplete="tel"
      spellCheck={false}
      hint={
        usual && (
          <Button variant="link" size="inline" className="min-h-6 text-small" onClick={() => set(usual)}>
            Write it as {usual}
          </Button>
        )
      }
    />
  )
}
