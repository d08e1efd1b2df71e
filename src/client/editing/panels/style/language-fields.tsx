import { Field } from '#client/ui/field.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#client/ui/select.tsx'
import { formatDate } from '#engine/resume/dates.ts'
import { dateStyle, documentLanguage, wordsByLanguage } from '#engine/resume/document-words.ts'
import { dateForms, documentLanguages } from '#engine/resume/resume.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { useStyleActions } from './style-actions.ts'

/** The language of what the document says by itself, and the form of its dates. */
export function LanguageFields() {
  const { arrangement, arrange } = useStyleActions()
  const language = documentLanguage({ arrangement })
  const { words, form } = dateStyle({ arrangement })
  const choose = (value: string) => {
    const chosen = documentLanguages.find((known) => known === value)
    if (chosen) arrange({ language: chosen }, { label: 'Change language' })
  }
  return (
    <>
      <Field
        label="Document language"
        hint="For section titles, months and words such as Present. What you wrote stays as it is."
      >
        {(control) => (
          <Select value={language} onValueChange={choose}>
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
      <ChoiceGrid
        label="Dates"
        value={form}
        options={dateForms.map((value) => ({ value, label: formatDate('2021-09', { words, form: value }) }))}
        onChange={(dates) => arrange({ dates }, { label: 'Change dates' })}
      />
    </>
  )
}
