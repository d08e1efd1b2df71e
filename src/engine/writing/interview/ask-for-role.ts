// Whether the person has held such a post, or has led others, where no title of theirs says so.
import { withArticle } from '#engine/language/articles.ts'
import type { Career } from '../facts/career.ts'
import { isSameFamily, topicsOf } from '../facts/topics.ts'
import { roleName } from '../letter/role-name.ts'
import type { Posting, Span } from '../posting/posting.ts'

const ranked =
  /\b(?:supervisors?|managers?|(?:team |shift |crew )?lead(?:er|ers)?|leading hand|heads?|chief|director|fore(?:man|person)|sous|in charge|key ?holder)\b/i
const leads =
  /\bsupervis(?:e|es|ed|ing|ion of)\b|\b(?:line|people|staff|team) manag\w+|\b(?:lead|leading|led|manag\w+|coach\w*|mentor\w*)\b[^.;]{0,30}\b(?:team|staff|people|others|crew|assistants?|juniors?)\b|\bteam lead/i

type AskedRole = { text: string; quote: string; span: Span }

export function askForRole(posting: Posting, career: Career): AskedRole[] {
  const { title } = posting
  const hasLed = career.jobs.some((job) => ranked.test(job.title))
  const isRanked = title !== undefined && ranked.test(title.text)
  const role = title && roleName(title.text)
  const asked: AskedRole[] = []
  // Whether somebody has done the very job they apply for they would have said.
  if (title && role && isRanked && !hasLed && !hasStoodIn(role, career))
    asked.push({
      text: `Have you worked as ${withArticle(role.replace(/ (?:and|&|\/) /, ' or '))}, or filled in for one?`,
      quote: title.text,
      span: title.span,
    })
  const wish = [...posting.mustHave, ...posting.niceToHave, ...posting.duties].find(({ quote }) => leads.test(quote))
  if (wish && !hasLed && !isRanked)
    asked.push({ text: 'Have you led or supervised other people?', quote: wish.quote, span: wish.span })
  return asked
}

/** `Filled in as dispatcher` says it: one of the words the post is called by, in a job's title or where somebody stood in. */
function hasStoodIn(role: string, { jobs }: Career): boolean {
  const said = jobs.flatMap(({ lines }) =>
    lines.filter(({ text, role: part }) => part === 'header' || standsIn.test(text)),
  )
  return role.split(/ (?:and|or|&|\/) /).some((name) => {
    const own = topicsOf(name).filter(({ weight }) => weight >= 1)
    return (
      own.length > 0 &&
      own.every(({ key }) => said.some(({ topics }) => topics.some((one) => isSameFamily(one.key, key))))
    )
  })
}

const standsIn =
  /\b(?:fill(?:s|ed|ing)? in|st(?:an|oo)d(?:s|ing)? in|acting|cover(?:s|ed|ing)? for|in (?:the|his|her|their) absence|deputi[sz]\w+|relie[fv]\w*)\b/i
