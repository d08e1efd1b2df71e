import { newId } from '#client/lib/new-id.ts'
import { newLanguage } from '#engine/resume/new-entries.ts'
import type { Language } from '#engine/resume/resume.ts'
import { type EntryKind, EntryList } from './entry-list.tsx'
import { TextField } from './text-field.tsx'

/** Offered, not prescribed: the level of a language is free text. */
const usualLevels = ['Native', 'Fluent', 'Professional', 'Conversational', 'Basic']
const levelsId = 'language-levels'

const languageKind: EntryKind<'languages'> = {
  list: 'languages',
  noun: 'language',
  empty: 'No languages yet. Add your first language.',
  addLabel: 'Add language',
  create: () => newLanguage({ id: newId() }),
  titleOf: ({ name }) => name,
  summaryOf: ({ level }) => level,
  firstField: 'name',
  fields: (entry) => {
    const path = `languages.${entry.id}`
    return (
      <>
        <TextField path={`${path}.name`} label="Language" value={entry.name} />
        <TextField
          path={`${path}.level`}
          label="Proficiency level"
          hint="For example Native, Fluent or Conversational"
          value={entry.level}
          list={levelsId}
        />
      </>
    )
  },
}

export function LanguagesEditor({ languages }: { languages: readonly Language[] }) {
  return (
    <>
      <EntryList kind={languageKind} entries={languages} />
      <datalist id={levelsId}>
        {usualLevels.map((level) => (
          <option key={level} value={level} />
        ))}
      </datalist>
    </>
  )
}
