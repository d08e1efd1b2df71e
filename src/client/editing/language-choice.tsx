import { SelectField } from '#client/ui/select-field.tsx'
import { wordsByLanguage } from '#engine/resume/document-words.ts'
import { type DocumentLanguage, documentLanguages } from '#engine/resume/resume.ts'

type LanguageChoiceProps = {
  label: string
  hint: string
  value: DocumentLanguage
  onChange: (language: DocumentLanguage) => void
}

const languages = documentLanguages.map((code) => ({ value: code, label: wordsByLanguage[code].name, lang: code }))

/** The languages a document can be in, each under its own name. */
export function LanguageChoice(props: LanguageChoiceProps) {
  return <SelectField options={languages} {...props} />
}
