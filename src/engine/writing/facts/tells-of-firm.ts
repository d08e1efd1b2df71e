// `Harbor Flavors supplies bakeries in nine states`: a fact about the employer, whoever works there.
import { readVerbForm } from '#engine/language/verb-forms.ts'
import type { Career, SourceLine } from './career.ts'

export function tellsOfFirm({ text, entry }: SourceLine, { jobs }: Career): boolean {
  const company = jobs.find((job) => job.entry === entry)?.company ?? ''
  const [name = ''] = company.toLowerCase().split(/\s*[,(]/)
  if (name.length < SHORTEST || !text.toLowerCase().startsWith(`${name} `)) return false
  const [verb = ''] = text.slice(name.length).trim().toLowerCase().split(/\s/)
  return verb === 'is' || verb === 'has' || readVerbForm(verb)?.form === 'third'
}

const SHORTEST = 4
