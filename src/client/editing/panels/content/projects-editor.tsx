import { newId } from '#client/lib/new-id.ts'
import { displayUrl } from '#engine/resume/links.ts'
import { newProject } from '#engine/resume/new-entries.ts'
import type { Project } from '#engine/resume/resume.ts'
import { DescriptionField } from './description-field.tsx'
import { type EntryKind, EntryList } from './entry-list.tsx'
import { TextField } from './text-field.tsx'

const projectKind: EntryKind<'projects'> = {
  list: 'projects',
  noun: 'project',
  empty: 'No projects yet. Add your first project.',
  addLabel: 'Add project',
  create: () => newProject({ id: newId() }),
  titleOf: ({ name }) => name,
  summaryOf: ({ url }) => displayUrl(url ?? ''),
  firstField: 'name',
  fields: (entry) => {
    const path = `projects.${entry.id}`
    return (
      <>
        <TextField path={`${path}.name`} label="Project" value={entry.name} />
        <TextField
          path={`${path}.url`}
          label="Link"
          value={entry.url}
          optional
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
        <DescriptionField path={`${path}.description`} label="Description" value={entry.description} />
      </>
    )
  },
}

export function ProjectsEditor({ projects }: { projects: readonly Project[] }) {
  return <EntryList kind={projectKind} entries={projects} />
}
