// What a posting names in passing and the resume does not: a system, a method, a paper with letters for a name, and work
// that nothing in the resume comes near. Asked where the listed wishes leave room.
import { rarityOf } from '#engine/language/word-vectors.ts'
import type { Career } from '../facts/career.ts'
import type { Topic } from '../facts/topics.ts'
import { answerOf, needsOf } from '../match/needs.ts'
import { proofsOf } from '../match/prove.ts'
import type { Duty, Posting } from '../posting/posting.ts'
import { findTerms, namesBeside } from '../words/terms.ts'

type NamedAsk = { id: string; text: string }

/** `Medimap`, `ICP-MS`, `interRAI` */
const name =
  /(?<![\p{L}\d@.&/+-])(?:\p{Lu}{3,6}|\p{Lu}{2,4}-\p{Lu}{2,4}|\p{L}?\p{Ll}*\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Ll}{2,}\p{Lu}{2,}|\p{Lu}\p{Ll}{3,})(?![\p{L}\d@&+-])/gu
/** What is written in capitals and is nothing anybody has worked with. */
const noThing =
  /^(?:FMCG|EEO|EOE|PTO|RDO|CV|CVs|WHS|DOE|HEW|CTC|NZ|UK|USA|US|EU|GED|DD|FTE|PDF|FAQ|ASAP|COVID|VAT|ABN|LGBT\w*|DEI|TBC|TBD|DAYS?|NIGHTS?|MUST|NOT|AND|FULL|PART|TIME|NEW|JOB|THE|YOU|ALL|BC|AD|HR|IT|CEO|CFO|MRP|AM|PM|CO|GP|RN|EN|HQ|PAYE|HMRC|DBS|SARS|IRS)$/
/** A name alone may be a town; behind these it is something one works with. */
const leadsIn = /\b(?:using|with|on|in|e\.g\.|knowledge of|experience|through|via|like|hands-on)[ ,(]+$/i

/** What the employer gives is nothing to bring. */
const offers = /\b(?:benefits?|match(?:ing)?|allowance|pension|salary|leave|bonus|insurance|super)\b|[$£€]/i

/** One question for all that one wish names: of `ALLMI or CPCS` either will do. */
type NamedThing = { names: readonly string[]; quote: string }

function findNamedThings(career: Career, posting: Posting): NamedThing[] {
  const said = career.lines.map(({ text }) => text.toLowerCase()).join('\n')
  const own = [posting.title, posting.company, posting.place].map((part) => part?.text.toLowerCase() ?? '').join(' ')
  const places = new Set(own.match(/\p{L}+/gu))
  // `UCP` is the employer.
  const initials = posting.company?.text.match(/\b\p{Lu}/gu)?.join('')
  // Of `CQE, CQT or CSSGB` one is enough.
  const isMet = (topics: readonly Topic[]) => career.lines.some((line) => answerOf(line.topics, { topics }) >= HALF)
  const open = needsOf(posting).filter(
    ({ quote, topics }) => !offers.test(quote) && (!/\bor\b/.test(quote) || !isMet(topics)),
  )
  const asked = new Set<string>()
  return open.flatMap(({ quote, weight }) => {
    const names = [...quote.matchAll(name)].flatMap(([word]) => {
      const lower = word.toLowerCase()
      const before = quote.slice(0, quote.indexOf(word))
      const isCode = !/^\p{Lu}\p{Ll}+$/u.test(word)
      const isThing = isCode
        ? !noThing.test(word) &&
          rarityOf(lower) > (word.length > LONGEST_CODE ? ALMOST : PLAIN) &&
          !/^[IVXLC]+$/.test(word) &&
          weight > IN_PASSING
        : rarityOf(lower) === 1 && weight > IN_PASSING && !noName.test(word) && leadsIn.test(before)
      const isKnown =
        initials === word ||
        isSpelledOut(word, career) ||
        said.includes(lower) ||
        places.has(lower) ||
        own.includes(lower) ||
        isSaidOtherwise(word, career)
      if (!isThing || isKnown || asked.has(lower) || isNobody(word, quote)) return []
      asked.add(lower)
      return [word]
    })
    return names.length > 0 ? [{ names, quote }] : []
  })
}

/** `APC` of somebody who holds an annual practising certificate. */
function isSpelledOut(word: string, { lines }: Career): boolean {
  const letters = [...word.toLowerCase()]
  if (!/^\p{Lu}{3,6}$/u.test(word)) return false
  const spelled = new RegExp(letters.map((letter) => `\\b${letter}\\p{L}+`).join('[ -](?:and |of |the |for )?'), 'iu')
  return lines.some(({ text }) => spelled.test(text))
}

/** `stick` among the skills is stick welding, and so SMAW. */
function isSaidOtherwise(word: string, { lines }: Career): boolean {
  const names = namesBeside(word).flatMap((one) => [one, one.replace(/ \p{L}+$/u, '')])
  return lines.some(({ text }) => names.some((one) => `${text.toLowerCase()} `.startsWith(`${one} `)))
}

/** An office, a law's house or a trade: `audited by RUS`, `the HMRC`, `in an FMCG environment`. */
function isNobody(word: string, quote: string): boolean {
  const at = quote.indexOf(word)
  return (
    /\b(?:matric|GCSEs?|school|A[- ]levels?)\b/i.test(quote) ||
    /\b(?:by|from|to|the|canvassing of)\s$/i.test(quote.slice(0, at)) ||
    /^[ -](?:approved |certified )?(?:industry|sector|environment|background|setting|boots|footwear|shoes|glasses|helmet)\b/i.test(
      quote.slice(at + word.length),
    ) ||
    // `Ring Keith on 01632`: whoever answers the telephone.
    /\b(?:ring|call|phone|contact|speak (?:to|with)|ask for|text|email) (?:\p{L}+ ){0,2}$/iu.test(quote.slice(0, at))
  )
}

/** `STAY`, `WHY`: an ordinary word, shouted. */
const PLAIN = 0.8
/** `QUARRY`: a long one has to be no word at all. */
const LONGEST_CODE = 4
const ALMOST = 0.999
const HALF = 0.5
const IN_PASSING = 0.6
const MOST_NAMES = 3
const MOST_DUTIES = 2
const FAR = 0.25
const FEWEST = 4
const LONGEST = 10
/** Months, days, and people by what they are: `with Councillors`. */
const noName =
  /(?:ors|ers|ists|ians|men)$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/

/** The verb that fits the noun next to it. */
function askForName({ names: [one = '', ...more], quote }: NamedThing): string {
  if (
    /\b(?:tickets?|licen[cs]\p{L}*|certif\p{L}*|card|registration|accredit\p{L}*)\b/iu.test(quote) &&
    !/\p{Ll}/u.test(one)
  )
    return more.length > 0 ? 'Do you hold one of these?' : 'Do you hold it?'
  if (/\b(?:standards?|regulations?|legislation|scheme|notifications|compliance|guidelines)\b/i.test(quote))
    return 'Have you worked under it?'
  return more.length > 0
    ? 'Have you worked with any of these?'
    : /\p{Ll}/u.test(one)
      ? 'Have you used it, or something like it?'
      : 'Have you worked with it?'
}

/** `The menu is small and changes every couple of weeks`: somebody else does it. And the title isn't a task. */
function isTheApplicants({ quote, span }: Duty, { text, title, company }: Posting): boolean {
  const names = [title?.text, company?.text].flatMap((name) => name?.match(/\p{Lu}\p{L}{3,}/gu) ?? [])
  if (names.some((name) => quote.includes(name)) && quote.split(/\s+/).length < SHORT) return false
  const [before = ''] = text
    .slice(0, span.start)
    .split(/\n|[.!?:] /)
    .slice(-1)
  return (
    !/\p{L}/u.test(before) || /\b(?:you|you['’](?:d|ll|re)|to|will|include\p{L}*|responsib\p{L}*|for)\b/iu.test(before)
  )
}

const SHORT = 8
const noWork =
  /^\p{Ll}+ing (?:date|is|are|on or before)\b|\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u

/** Tools that have a name in the trade, the most named first; of `Django or Flask` either will do. */
function findTools(career: Career, posting: Posting): NamedThing[] {
  const own = new Set(career.lines.flatMap(({ text }) => findTerms(text).map(({ term }) => term.id)))
  const found = new Map<string, { thing: NamedThing; count: number }>()
  for (const quote of posting.text.split(/\n|(?<=[.!?]) /)) {
    const tools = findTerms(quote).filter(
      ({ term, text }) => term.kind === 'tool' && /\p{Lu}/u.test(text) && !/\bOffice$/.test(text),
    )
    if (offers.test(quote) || (/\bor\b|\//.test(quote) && tools.some(({ term }) => own.has(term.id)))) continue
    for (const { term, text } of tools.filter((one) => !own.has(one.term.id))) {
      const last = found.get(term.id)
      found.set(term.id, { thing: last?.thing ?? { names: [text], quote }, count: (last?.count ?? 0) + 1 })
    }
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count).map(({ thing }) => thing)
}

export function askAboutNames(career: Career, posting: Posting): NamedAsk[] {
  const tools = findTools(career, posting)
  const isTool = ({ names: [one = ''] }: NamedThing) => findTerms(one).some(({ term }) => term.kind === 'tool')
  const names = [...tools, ...findNamedThings(career, posting).filter((one) => !isTool(one))]
    .slice(0, MOST_NAMES)
    .map((one) => ({
      id: `q-name-${one.names.join('-').toLowerCase()}`,
      text: `They mention ${one.names.join(/ or /.test(one.quote) ? ' or ' : ' and ')}. ${askForName(one)}`,
    }))
  const duties = posting.duties
    .filter(({ phrase = '' }) => {
      const count = phrase.split(/\s+/).length
      // `comforting with spreadsheets` was `comfort with`.
      const isDone =
        /^\p{Ll}+ing (?!with |of )/u.test(phrase) ||
        /^(?:work|deal|liais|help|assist|communicat|consult|collaborat|partner|meet|engag|keep|comply|interact)ing with /.test(
          phrase,
        )
      return count >= FEWEST && count <= LONGEST && isDone
    })
    .filter((duty) => isTheApplicants(duty, posting))
    // `closing date 9 June`, `referring a friend and receiving £250`, `targeting is 20 minutes` are nobody's work.
    .filter(({ phrase = '' }) => !offers.test(phrase) && !noWork.test(phrase))
    .filter(({ quote }) => (proofsOf({ quote }, career, posting)[0]?.strength ?? 0) < FAR)
    .slice(0, MOST_DUTIES)
    .map(({ id, phrase = '' }) => ({
      id: `q-${id}`,
      text: `The work includes ${phrase.replace(/ and \p{Ll}+ing$/u, '')}. Have you done this?`,
    }))
  return [...names, ...duties]
}
