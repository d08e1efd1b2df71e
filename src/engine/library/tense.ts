// Lines of the library are written in the past. A current job tells in the present what goes on there; what adds up over
// the years (`Trained {how many} new hires`) stays in the past, because it is done.
import { capitalize } from '#engine/language/plain-words.ts'
import { type ReadVerb, readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { readPast } from './read-past.ts'

const span =
  '(?:shift|day|night|week|weekend|fortnight|month|quarter|semester|half term|season|year|hour|minute|morning|afternoon|evening|visit|event|class|trip|stop|run|flight|service|session|term|cycle|sprint|game|lesson|load|order|call|table|job|route|round|delivery|release|project|match|show|time|meal|shoot|issue|gallon)s?'
const recurs = new RegExp(
  `\\b(?:an?|each|every|per) (?:[\\w-]+ )?${span}\\b|\\bevery \\{|\\{how often\\}|\\b(?:at a time|at once|each time|on average)\\b`,
)
/** `weekly check-ins` recur, if they are held: the nightly load may have been rewritten once. */
const recursByName = /\b(?:daily|weekly|nightly|monthly|quarterly|yearly|hourly)\b/
const fromTo = /\bfrom \{[^}]*\}[^{[,]* to \{(?!which other)/

/** Whether the line says how often, outside the part that may be left out. */
export function tellsHowOften(line: string): boolean {
  return recurs.test(withoutOption(line))
}

/** The line as a current job tells it. */
export function tellInPresent(line: string): string {
  if (!goesOn(line)) return line
  return capitalize(changeVerbs(line))
}

/** So many are there the whole time. */
const lookedAfter =
  /\{how (?:many|much)[^}]*\} (?:[\w-]+ ){0,2}(?:accounts|acres|aisles|associates|ATMs|beds|campers|cells|children|clients|clusters|customers|employees|families|guests|hydrants|kids|learners|lots|machines|masons|members|mowers|passengers|patients|people|production lines|pupils|residents|rooms|sites|staff|stores|students|suppliers|tenants|users|wells)\b/
const holds =
  /^(?:Accounted|Advised|Assisted|Chaired|Coordinated|Covered|Directed|Dispatched|Enforced|Guided|Held|Kept|Led|Looked|Maintained|Managed|Monitored|Oversaw|Scheduled|Served|Supervised|Supported|Tracked|Watched|Co-taught)$/
/** So many happened, one after another. */
const addsUp =
  /\{how many\} (?:[\w-]+ ){0,2}(?:acquisitions|drawings|events|fires|hearings|homes|houses|incidents|installs|issues|jobs|meetings|participants|plots|repairs|roofs|sessions|shoots|shows|surveys|trials)\b/
const over =
  /^(?:Built(?![^{]* skills)|Created|Designed|Drafted|Hired|Installed|Introduced|Launched|Moved|Onboarded|Opened(?! and closed)|Promoted|Raised|Recruited|Replaced|Rolled|Sold|Stepped|Stopped|Trained)\b/
/** A weekly report is built once and written every week. */
const madeOnce = /^(?:Built|Created|Designed|Moved|Trained)\b/
const doneOnce =
  /^(?:Added|Automated|Broke(?! down)|Cleaned up|Cleared a backlog|Completed|Earned|Introduced|Launched|Lowered|Memorized|Migrated|Obtained|Owned [^,]* during|Passed(?! \{what share)|Ranked|Redesigned|Reduced|Revised|Reworked|Rewrote|Scaled|Shipped|Standardized|Studied|Switched|Upgraded|Validated \{which new|Won|Wrote (?:and \w+ )?the)\b|\{wh(?:ich|at) (?:event|decision)\}/
/** `for {how long}` has been counted to its end. */
const isCounted =
  /\b(?:over|for) \{how long\}(?![^\s,])|\b(?:over|for|through) \{how many\} (?:[\w-]+ )?(?:years|summers|seasons|weeks|months|deliveries|inspections)\b/

function goesOn(line: string): boolean {
  const required = withoutOption(line)
  const told = fromVerb(required)
  const [opening = ''] = told.split(/[\s,]/, 1)
  if (fromTo.test(required)) return false
  if (recurs.test(required)) return true
  if (isCounted.test(required) || doneOnce.test(told)) return false
  if (recursByName.test(required)) return !madeOnce.test(told)
  // What went from one figure to another is done, unless it is kept up.
  if (fromTo.test(line)) return holds.test(opening)
  const amount = told.search(/\{how (?:many|much)/)
  if (amount < 0) return true
  if (holds.test(opening) && /^\S+ (?:and \w+ )?\{/.test(told)) return true
  if (over.test(told) || addsUp.test(required)) return false
  if (lookedAfter.test(required) || holds.test(opening)) return true
  // What is done to so many adds up; what is done for, with or in so many goes on, and so do `{how many}-hour shifts`.
  const [before = ''] = /[\p{L}-]+(?= (?:and |about )?$)/u.exec(told.slice(0, amount)) ?? []
  return !isPast(before) || holds.test(capitalize(before)) || /^\{[^}]*\}-/.test(told.slice(amount))
}

/** `Cold called`, `Student taught`: without the word that says how. */
function fromVerb(line: string): string {
  const [, second = ''] = /^[\p{L}-]+ ([\p{L}-]+)/u.exec(line) ?? []
  const [first = ''] = line.split(/[\s,]/, 1)
  return !isPast(first) && isPast(second) ? line.slice(first.length + 1) : line
}

const connector = /^(?:and|or|then)$/
const clause = /^(?:that|which|who|whose|where|when|while|what|how|because|until|if|so)$/
/** They begin a clause, or only a time or a role. */
const maybeClause = /^(?:as|before)$/
/** Participles before a noun: `photos and signed receipts`. */
const describing =
  /^(?:approved|broken|captured|damaged|dated|expired|fried|frozen|intoxicated|lost|missed|printed|related|required|returned|salaried|signed|spoiled|written)$/
const opensPhrase = /^(?:of|for|to|with|in|on|at|from|by|about|into|over|under|the|an?)$/

type Before = 'start' | 'verb' | 'participle' | 'other'

/** The opening verb, those joined to it by `and` or a comma, and what others do when it is done. */
function changeVerbs(text: string): string {
  let inClause: 'no' | 'maybe' | 'yes' = 'no'
  let isJoined = true
  let before: Before = 'start'
  let last = ''
  let antecedent = ''
  return text.replace(/\[[^\]]*\]|\{[^}]*\}|[\p{L}'’-]+|,/gu, (part, at: number) => {
    // What came of it is done.
    if (part.startsWith('[')) return part
    if (part === ',' || connector.test(part)) {
      // `young or confused patients`: what `or` joins is a verb only beside a verb.
      isJoined = part !== 'or' || before === 'verb'
      if (part === ',' && inClause === 'maybe') inClause = 'no'
      return part
    }
    const lower = part.toLowerCase()
    const rest = text.slice(at + part.length)
    const [, next = ''] = /^ ([\w-]+)/.exec(rest) ?? []
    // `Cold called`, `TIG welded`: what comes before the verb says how.
    if (before === 'start' && !isPast(part) && isPast(next)) return part
    const verb = isPast(part) ? readVerb(lower) : undefined
    const describes = describing.test(lower) && !/^ (?:the|an?|its|their|all|every|for|in|off|out|up|\{)/.test(rest)
    if (before === 'other' && isJoined && describes) inClause = 'yes'
    // `grilled and fried dishes`: the second goes with the first. `turned, milled and ground`: so it does here.
    const belongs =
      before === 'verb' || before === 'start' || (before === 'other' && !verb?.isMoreOftenNoun && next !== 'by')
    const isVerb = verb !== undefined && isJoined && inClause !== 'yes' && belongs
    // `when cooks called out`, but not `when asked`.
    const isTheirs = inClause !== 'no' && !isJoined && before === 'other' && !opensPhrase.test(last)
    // In `customers who wanted to leave` it is the customers who want.
    const subject = /^(?:who|that)$/.test(last) ? antecedent : last
    antecedent = last
    // `as directed` is said of another act.
    before = isVerb ? 'verb' : verb && !maybeClause.test(last) ? 'participle' : 'other'
    isJoined = false
    last = lower.replace(/[{}]/g, '')
    const isBe = /^(?:was|were)$/.test(lower)
    if (isBe) before = 'participle'
    if (clause.test(lower)) inClause = 'yes'
    else if (maybeClause.test(lower) && inClause === 'no') inClause = 'maybe'
    if (isVerb) return verb.base
    if (!isTheirs || clause.test(subject) || maybeClause.test(subject)) return part
    const areMany = /[^su]s$|^(?:they|people|children|those)$/.test(subject)
    if (isBe) return areMany ? 'are' : 'is'
    if (!verb) return part
    return areMany ? verb.base : verbForms(verb.base).third
  })
}

/** A verb in the past tense; `worn` and `written` are only ever participles. */
function isPast(word: string): boolean {
  const lower = word.toLowerCase()
  const verb = readVerb(lower)
  if (verb?.form !== 'past') return false
  const { past, participle } = verbForms(verb.base)
  return lower !== participle || lower === past
}

function readVerb(lower: string): ReadVerb | undefined {
  return readVerbForm(lower) ?? readPast(lower)
}

function withoutOption(line: string): string {
  return line.replace(/\[[^\]]*\]/g, '')
}
