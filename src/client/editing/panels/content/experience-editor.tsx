import { newId } from '#client/lib/new-id.ts'
import { newExperience } from '#engine/resume/new-entries.ts'
import type { Experience } from '#engine/resume/resume.ts'
import { LineHelp } from '../../suggestions/line-help.tsx'
import { DescriptionField } from './description-field.tsx'
import { type EntryKind, EntryList } from './entry-list.tsx'
import { experienceWords } from './entry-words.ts'
import { PeriodFields } from './period-fields.tsx'
import { TextField } from './text-field.tsx'
import { today } from './today.ts'

const experienceKind: EntryKind<'experiences'> = {
  list: 'experiences',
  noun: 'experience',
  empty: 'No experience entries yet. Add your first work experience.',
  addLabel: 'Add experience',
  addsFirst: true,
  create: () => newExperience({ id: newId(), today: today() }),
  ...experienceWords,
  firstField: 'position',
  fields: (entry) => {
    const path = `experiences.${entry.id}`
    return (
      <>
        <TextField path={`${path}.position`} label="Position" value={entry.position} />
        <TextField path={`${path}.company`} label="Company" value={entry.company} hint="Or “Self-employed”" />
        <TextField path={`${path}.location`} label="Location" value={entry.location} optional />
        <PeriodFields list="experiences" entry={entry} currentLabel="I currently work here" />
        <DescriptionField path={`${path}.description`} label="Description" value={entry.description} startsAsList />
        <LineHelp entry={entry} />
      </>
    )
  },
}

export function ExperienceEditor({ experiences }: { experiences: readonly Experience[] }) {
  return <EntryList kind={experienceKind} entries={experiences} />
}
