import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DocumentKind, NameParts } from '#shared/saved-document.ts'

type Path = `{${string},${string}}`

/** The two fields of the content from which an untitled document is named. */
const namePaths: Record<DocumentKind, readonly [Path, Path]> = {
  resume: ['{personalInfo,firstName}', '{personalInfo,lastName}'],
  letter: ['{posting,title}', '{posting,company}'],
}

const nameParts: Record<DocumentKind, (first: string, second: string) => NameParts> = {
  resume: (firstName, lastName) => ({ firstName, lastName }),
  letter: (jobTitle, company) => ({ jobTitle, company }),
}

type NameColumns = { first: SQL<string>; second: SQL<string> }

/** Picks the name out of the content, so that a list need not fetch whole documents with their photos. */
export function nameColumns(kind: DocumentKind, content: PgColumn): NameColumns {
  const at = (path: Path) => sql<string>`coalesce(${content} #>> ${path}, '')`
  const [first, second] = namePaths[kind]
  return { first: at(first), second: at(second) }
}

export function readNameParts(kind: DocumentKind, { first, second }: { first: string; second: string }): NameParts {
  return nameParts[kind](first, second)
}
