import { newId } from '#client/lib/new-id.ts'
import { formatDate } from '#engine/resume/dates.ts'
import { newCertification } from '#engine/resume/new-entries.ts'
import type { Certification } from '#engine/resume/resume.ts'
import { DateField } from './date-field.tsx'
import { type EntryKind, EntryList } from './entry-list.tsx'
import { TextField } from './text-field.tsx'

const certificateKind: EntryKind<'certifications'> = {
  list: 'certifications',
  noun: 'certificate',
  empty: 'No certificates yet. Add your first certificate.',
  addLabel: 'Add certificate',
  create: () => newCertification({ id: newId() }),
  titleOf: ({ name }) => name,
  summaryOf: ({ issuer, date }) => [issuer, formatDate(date)].filter(Boolean).join('\n'),
  firstField: 'name',
  fields: (entry) => {
    const path = `certifications.${entry.id}`
    return (
      <>
        <TextField path={`${path}.name`} label="Certificate" value={entry.name} />
        <TextField path={`${path}.issuer`} label="Issuer" value={entry.issuer} />
        <DateField path={`${path}.date`} label="Date" value={entry.date} />
      </>
    )
  },
}

export function CertificatesEditor({ certifications }: { certifications: readonly Certification[] }) {
  return <EntryList kind={certificateKind} entries={certifications} />
}
