import { DescriptionField } from '#client/editing/panels/content/description-field.tsx'
import { FieldPair } from '#client/editing/panels/content/entry-card.tsx'
import { experienceWords } from '#client/editing/panels/content/entry-words.ts'
import { PeriodFields } from '#client/editing/panels/content/period-fields.tsx'
import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { LineHelp } from '#client/editing/suggestions/line-help.tsx'
import { newId } from '#client/lib/new-id.ts'
import { blankExperience } from '#engine/resume/new-entries.ts'
import type { Experience } from '#engine/resume/resume.ts'
import { currentLabel } from '../fields/current-label.tsx'
import { EntriesStep, type StepEntryKind } from './entries-step.tsx'

const kind: StepEntryKind<'experiences'> = {
  list: 'experiences',
  noun: 'Experience',
  addLabel: 'Add experience',
  create: () => blankExperience({ id: newId() }),
  ...experienceWords,
  firstField: 'company',
  fields: (entry) => {
    const path = `experiences.${entry.id}`
    return (
      <>
        <div className="@container">
          <FieldPair isLong>
            <TextField path={`${path}.company`} label="Company" value={entry.company} hint="Or “Self-employed”" />
            <TextField path={`${path}.position`} label="Position" value={entry.position} />
          </FieldPair>
        </div>
        <TextField path={`${path}.location`} label="Location" value={entry.location} optional />
        <PeriodFields
          list="experiences"
          entry={entry}
          currentLabel={currentLabel('I work here now')}
          clearsEnd
          canType
        />
        <DescriptionField
          path={`${path}.description`}
          label="Description"
          hint="At least one line of what you did. Start lines with '-' or '*' for bullet points"
          value={entry.description}
          startsAsList
        />
        <LineHelp entry={entry} />
      </>
    )
  },
}

export function ExperienceStep({ experiences }: { experiences: readonly Experience[] }) {
  return <EntriesStep kind={kind} entries={experiences} />
}
