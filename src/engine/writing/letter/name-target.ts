// The job and the employer as a letter calls them; the gate knows them by the same names.
import { withArticle } from '#engine/language/articles.ts'
import type { Slots } from '../frames/_frame.ts'
import type { Posting } from '../posting/posting.ts'
import { targetCompany, targetTitle, withThe } from './role-name.ts'

/** The job as the posting names it. */
export function nameTarget(posting: Posting): Slots {
  const title = withSpeciality(targetTitle(posting.title?.text), posting)
  const company = targetCompany(posting.company?.text)?.replace(/^The /, 'the ')
  return { title, aTitle: title && withArticle(title), company: company && withThe(company) }
}

const noSpeciality =
  /[,;]|\d|\b(?:time|hours?|shifts?|days?|nights?|weekends?|remote|hybrid|site|contract|perm\w*|temp\w*|seasonal|casual|ref|req|id|f|m|w|d|x)\b/i

/** `Class Teacher (Year 2)`, `Department Manager (Deli/Bakery)`: which one of several. */
function withSpeciality(title: string | undefined, { title: read, text }: Posting): string | undefined {
  const [, speciality] = /^ ?(\([^()\n]{3,28}\))/.exec(text.slice(read?.span.end ?? text.length)) ?? []
  const isYear = /^\((?:Year|Grade|Level) \d\)$/.test(speciality ?? '')
  return title && speciality && (isYear || !noSpeciality.test(speciality)) ? `${title} ${speciality}` : title
}
