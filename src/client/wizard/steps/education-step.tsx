import { DescriptionField } from '#client/editing/panels/content/description-field.tsx'
import { educationWords } from '#client/editing/panels/content/entry-words.ts'
import { PeriodFields } from '#client/editing/panels/content/period-fields.tsx'
import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { newId } from '#client/lib/new-id.ts'
import { blankEducation } from '#engine/resume/new-entries.ts'
import type { Education } from '#engine/resume/resume.ts'
import { currentLabel } from '../fields/current-label.tsx'
import { DegreeField } from '../fields/degree-field.tsx'
import { StudyField } from '../fields/study-field.tsx'
import { EntriesStep, type StepEntryKind } from './entries-step.tsx'

const kind: StepEntryKind<'education'> = {
  list: 'education',
  noun: 'Education',
  addLabel: 'Add education',
  create: () => blankEducation({ id: newId() }),
  ...educationWords,
  firstField: 'institution',
  fields: (entry) => {
    const path = `education.${entry.id}`
    return (
      <>
        <TextField path={`${path}.institution`} label="Institution" value={entry.institution} />
        <DegreeField path={`${path}.degree`} value={entry.degree} />
        <StudyField path={`${path}.field`} value={entry.field} degree={entry.degree} />
        <TextField path={`${path}.location`} label="Location" value={entry.location} optional />
        <PeriodFields
          list="education"
          entry={entry}
          currentLabel={currentLabel('I study here now')}
          clearsEnd
          canType
        />
        <DescriptionField path={`${path}.description`} label="Description" value={entry.description} optional />
      </>
    )
  },
}

export function EducationStep({ education }: { education: readonly Education[] }) {
  return <EntriesStep kind={kind} entries={education} />
}
