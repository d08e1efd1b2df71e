import { AppLink } from '#client/app/app-link.tsx'
import { documentPath } from '#client/drafts/document-path.ts'
import type { ListedDocument } from './listed-document.ts'

const linkStyle =
  'justify-self-start rounded-chip py-1 text-accent text-small underline underline-offset-4 hover:text-accent-hover'

/** What can be done with a document next: to its words first, on every card. */
export function NextSteps({ document }: { document: ListedDocument }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      {listSteps(document).map(({ label, name, to }) => (
        <AppLink key={label} to={to} aria-label={name} className={linkStyle}>
          {label}
        </AppLink>
      ))}
    </div>
  )
}

function listSteps(document: ListedDocument): { label: string; name: string; to: string }[] {
  const { kind, title } = document
  if (kind === 'letter') {
    const to = documentPath(document)
    return [
      { label: 'Edit', name: `Edit ${title}`, to },
      {
        label: 'Customize Design',
        name: `Customize Design of ${title}`,
        to: to.replace('phase=generated', 'phase=customize'),
      },
    ]
  }
  const resume = encodeURIComponent(document.id)
  return [
    { label: 'Edit', name: `Edit ${title}`, to: documentPath(document) },
    { label: 'Tailor to a job', name: `Tailor ${title} to a job`, to: `/job-tailored-resume?resume=${resume}` },
    { label: 'Write a letter', name: `Write a letter with ${title}`, to: `/cover-letter?resume=${resume}` },
  ]
}
