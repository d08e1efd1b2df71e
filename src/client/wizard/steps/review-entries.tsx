import type { ReactNode } from 'react'
import { DescriptionLines } from './description-lines.tsx'

type ReviewEntry = { id: string; title: string; detail: string; text: string | undefined; problems: ReactNode }

export function ReviewEntries({ entries }: { entries: readonly ReviewEntry[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map(({ id, title, detail, text, problems }) => (
        <li key={id}>
          <p className="font-medium text-text">{title}</p>
          <p>{detail}</p>
          {text?.trim() && <DescriptionLines text={text} />}
          {problems}
        </li>
      ))}
    </ul>
  )
}
