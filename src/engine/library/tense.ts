// Lines of the library are written in the past. A current job tells in the present what goes on there; what adds up over
// the years (`Trained {how many} new hires`) stays in the past, because it is done.
import { readVerbForm } from '#engine/language/verb-forms.ts'

const rate =
  /\b(?:an?|each|every|per) (?:[\w-]+ )?(?:shift|day|night|week|weekend|month|quarter|semester|season|year|hour|minute|morning|evening|visit|event|class|trip|stop|run|flight|service|session|term|cycle|sprint|game|lesson|load|order|call|table|job|route|time)s?\b|\bevery \{|\b(?:daily|weekly|nightly|monthly|quarterly|yearly|hourly|at a time|at once)\b/
const connector = /^(?:and|or|then)$/
const clause = /^(?:that|which|who|whose|where|when|while|what|how|because|until|if|so)$/
/** Participles before a noun: `photos and signed receipts`. */
const describing =
  /^(?:approved|broken|damaged|dated|expired|fried|frozen|lost|printed|related|required|returned|signed|spoiled|written)$/

/** The line as a current job tells it. */
export function tellInPresent(line: string): string {
  const required = line.replace(/\[[^\]]*\]/g, '')
  const [opening = ''] = line.split(/[\s,]/, 1)
  // What went from one figure to another is done.
  if (/\bfrom \{[^}]*\}[^{]* to \{/.test(line)) return line
  if (/\{how (?:many|much)/.test(required) && !rate.test(required) && !goesOn(required, opening)) return line
  if (readVerbForm(opening.toLowerCase())?.form !== 'past') return line
  const end = line.indexOf('[')
  const [told, rest] = end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end)]
  // A verb behind the optional part would be left behind.
  if (rest !== '' && !rest.endsWith(']')) return line
  const changed = changeVerbs(told)
  return changed === undefined ? line : capitalize(changed) + rest
}

const lookedAfter =
  /\{how (?:many|much)[^}]*\} (?:[\w-]+ ){0,2}(?:accounts|beds|children|clients|customers|employees|families|guests|kids|learners|members|patients|people|pupils|residents|rooms|sites|staff|stores|students|tenants|users)\b/
const over =
  /^(?:Built|Created|Cut|Designed|Drafted|Hired|Installed|Introduced|Launched|Moved|Onboarded|Opened|Placed|Raised|Recruited|Reduced|Rolled|Sold|Trained|Won|Wrote)$/

/** So many children are there every day; so many hires were trained once. */
function goesOn(line: string, opening: string): boolean {
  return lookedAfter.test(line) && !over.test(opening)
}

type Before = 'start' | 'verb' | 'participle' | 'other'

/** The opening verb and those joined to it by `and` or a comma; undefined if one of them isn't a verb we know. */
function changeVerbs(text: string): string | undefined {
  // `Scan and bagged` would be half in the present.
  let isHalf = false
  let isInClause = false
  let isJoined = true
  let before: Before = 'start'
  const changed = text.replace(/\{[^}]*\}|[\p{L}'’-]+|,/gu, (part, at: number) => {
    if (part === ',' || connector.test(part)) {
      isJoined = true
      return part
    }
    const lower = part.toLowerCase()
    const describes =
      describing.test(lower) && !/^ (?:the|an?|its|their|all|every|\{)/.test(text.slice(at + part.length))
    if (clause.test(lower) || (before === 'other' && isJoined && describes)) isInClause = true
    const verb = part.startsWith('{') ? undefined : readVerbForm(lower)
    const isPast = verb?.form === 'past'
    if (!verb && isJoined && !isInClause && lower.endsWith('ed')) isHalf = true
    // `grilled and fried dishes`: the second goes with the first. `turned, milled and ground`: so it does here.
    const belongs = before === 'verb' || before === 'start' || (before === 'other' && !verb?.isMoreOftenNoun)
    const isVerb = isPast && isJoined && !isInClause && belongs
    before = isVerb ? 'verb' : isPast ? 'participle' : 'other'
    isJoined = false
    return isVerb && verb ? verb.base : part
  })
  return isHalf ? undefined : changed
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
