import { newId } from '#client/lib/new-id.ts'
import { newEducation } from '#engine/resume/new-entries.ts'
import type { Education } from '#engine/resume/resume.ts'
import { DescriptionField } from './description-field.tsx'
import { type EntryKind, EntryList } from './entry-list.tsx'
import { educationWords } from './entry-words.ts'
import { PeriodFields } from './period-fields.tsx'
import { TextField } from './text-field.tsx'
import { today } from './today.ts'

const educationKind: EntryKind<'education'> = {
  list: 'education',
  noun: 'education',
  empty: 'No education entries yet. Add your first education.',
  addLabel: 'Add education',
  addsFirst: true,
  create: () => newEducation({ id: newId(), today: today() }),
  ...educationWords,
  firstField: 'institution',
  fields: (entry) => {
    const path = `education.${entry.id}`
    return (
      <>
        <TextField path={`${path}.institution`} label="Institution" value={entry.institution} />
        <TextField path={`${path}.degree`} label="Degree" value={entry.degree} />
        <TextField path={`${path}.field`} label="Field of study" value={entry.field} />
        <TextField path={`${path}.location`} label="Location" value={entry.location} optional />
        <PeriodFields list="education" entry={entry} currentLabel="I currently study here" />
        <DescriptionField path={`${path}.description`} label="Description" value={entry.description} optional />
      </>
    )
  },
}

export function EducationEditor({ education }: { education: readonly Education[] }) {
  return <EntryList kind={educationKind} entries={education} />
}
