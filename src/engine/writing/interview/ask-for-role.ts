// Whether the person has held such a post, or has led others, where no title of theirs says so.
import { withArticle } from '#engine/language/articles.ts'
import type { Career } from '../facts/career.ts'
import { roleName } from '../letter/role-name.ts'
import type { Posting, Span } from '../posting/posting.ts'
import { isRoleNoun } from '../words/roles.ts'

const ranked =
  /\b(?:supervisors?|managers?|(?:team |shift |crew )?lead(?:er|ers)?|leading hand|heads?|chief|director|fore(?:man|person)|sous|in charge|key ?holder)\b/i
const leads =
  /\bsupervis(?:e|es|ed|ing|ion of)\b|\b(?:line|people|staff|team) manag\w+|\b(?:lead|leading|led|manag\w+|coach\w*|mentor\w*)\b[^.;]{0,30}\b(?:team|staff|people|others|crew|assistants?|juniors?)\b|\bteam lead/i

export type AskedRole = { text: string; quote: string; span: Span; isRank: boolean }

export function askForRole(posting: Posting, career: Career): AskedRole[] {
  const { title } = posting
  const hasLed = career.jobs.some((job) => ranked.test(job.title))
  const isRanked = title !== undefined && ranked.test(title.text)
  const role = title && roleName(title.text)
  // Whoever was a plumber need not be asked about maintenance plumbers.
  const head = role?.split(' ').at(-1) ?? ''
  const titles = [career.resume.personalInfo.professionalTitle, ...career.jobs.map((job) => job.title)]
  const isOther = !titles.some((held) => held.toLowerCase().includes(head.toLowerCase()) || isOfOneField(held, role))
  const asked: AskedRole[] = []
  if (title && role && ((isRanked && !hasLed) || (!isRanked && isOther)))
    asked.push({
      text: `Have you worked as ${withArticle(role)}${isRanked ? ', or stood in for one' : ''}?`,
      quote: title.text,
      span: title.span,
      isRank: isRanked,
    })
  const wish = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].find(({ quote }) => leads.test(quote))
  if (wish && !hasLed && !isRanked)
    asked.push({ text: 'Have you led or supervised other people?', quote: wish.quote, span: wish.span, isRank: true })
  return asked
}

/** Whoever was an IT support technician need not be asked about support analysts. */
function isOfOneField(held: string, role = ''): boolean {
  const asked = new Set(fieldsOf(role))
  return fieldsOf(held).some((word) => asked.has(word))
}

function fieldsOf(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.filter(
    (word) => !isRoleNoun(word) && !/^(?:senior|junior|lead|head|chief|staff|general|level)$/.test(word),
  )
}
