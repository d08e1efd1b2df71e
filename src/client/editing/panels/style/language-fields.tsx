import { formatDate } from '#engine/resume/dates.ts'
import { dateStyle, documentLanguage } from '#engine/resume/document-words.ts'
import { dateForms } from '#engine/resume/resume.ts'
import { LanguageChoice } from '../../language-choice.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { useStyleActions } from './style-actions.ts'

/** The language of what the document says by itself, and the form of its dates. */
export function LanguageFields() {
  const { arrangement, arrange } = useStyleActions()
  const { words, form } = dateStyle({ arrangement })
  return (
    <>
      <LanguageChoice
        label="Document language"
        hint="For section titles, months and words such as Present. What you wrote stays as it is."
        value={documentLanguage({ arrangement })}
        onChange={(language) => arrange({ language }, { label: 'Change language' })}
      />
      <ChoiceGrid
        label="Dates"
        value={form}
        options={dateForms.map((value) => ({ value, label: formatDate('2021-09', { words, form: value }) }))}
        onChange={(dates) => arrange({ dates }, { label: 'Change dates' })}
      />
    </>
  )
}
