import { Field } from '#client/ui/field.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#client/ui/select.tsx'
import { wordsByLanguage } from '#engine/resume/document-words.ts'
import { type DocumentLanguage, documentLanguages } from '#engine/resume/resume.ts'

type LanguageChoiceProps = {
  label: string
  hint: string
  value: DocumentLanguage
  onChange: (language: DocumentLanguage) => void
}

/** The languages a document can be in, each under its own name. */
export function LanguageChoice({ label, hint, value, onChange }: LanguageChoiceProps) {
  const choose = (code: string) => {
    const chosen = documentLanguages.find((known) => known === code)
    if (chosen) onChange(chosen)
  }
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select value={value} onValueChange={choose}>
          <SelectTrigger {...control}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {documentLanguages.map((code) => (
              <SelectItem key={code} value={code} lang={code}>
                {wordsByLanguage[code].name}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </Field>
  )
}
