// The summaries of an occupation, those nearest to what somebody says first: a nail technician massages nobody.
import type { Resume } from '#engine/resume/resume.ts'
import type { Occupation } from './occupation.ts'
import { withOptionalTail } from './optional-tail.ts'
import { readOwnWords } from './own-words.ts'
import { contentOf, withoutBlanks } from './pick-lines.ts'

export function orderSummaries({ summaries }: Pick<Occupation, 'summaries'>, resume: Resume): string[] {
  const { names, lines } = readOwnWords(resume)
  const titles = new Set(names.flatMap(contentOf))
  const said = new Set(lines.flatMap(contentOf))
  const score = (summary: string) => {
    const words = contentOf(withoutBlanks(summary))
    const count = (own: ReadonlySet<string>) => words.filter((word) => own.has(word)).length
    // What somebody is called tells more than any word of what they did.
    return count(titles) * 3 + count(said)
  }
  return summaries.toSorted((one, other) => score(other) - score(one)).map(withOptionalTail)
}
