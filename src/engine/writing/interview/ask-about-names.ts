// What a posting names in passing and the resume does not: a system, a method, a paper with letters for a name, and work
// that nothing in the resume comes near. Asked where the listed wishes leave room.
import { rarityOf } from '#engine/language/word-vectors.ts'
import type { Career } from '../facts/career.ts'
import type { Topic } from '../facts/topics.ts'
import { answerOf, needsOf } from '../match/needs.ts'
import { proofsOf } from '../match/prove.ts'
import type { Posting } from '../posting/posting.ts'

type NamedAsk = { id: string; text: string }

/** `Medimap`, `ICP-MS`, `interRAI` */
const name =
  /(?<![\p{L}\d@.&/+-])(?:\p{Lu}{3,6}|\p{Lu}{2,4}-\p{Lu}{2,4}|\p{L}?\p{Ll}*\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Ll}{2,}\p{Lu}{2,}|\p{Lu}\p{Ll}{3,})(?![\p{L}\d@&+-])/gu
/** What is written in capitals and is nothing anybody has worked with. */
const noThing =
  /^(?:EEO|EOE|PTO|RDO|CV|CVs|WHS|DOE|HEW|CTC|NZ|UK|USA|US|EU|GED|DD|FTE|PDF|FAQ|ASAP|COVID|VAT|ABN|LGBT\w*|DEI|TBC|TBD|DAYS?|NIGHTS?|MUST|NOT|AND|FULL|PART|TIME|NEW|JOB|THE|YOU|ALL|BC|AD|HR|IT|CEO|CFO|MRP|AM|PM|CO|GP|RN|EN|HQ|PAYE|HMRC|DBS|SARS|IRS)$/
/** A name alone may be a town; behind these it is something one works with. */
const leadsIn = /\b(?:using|with|on|in|of|e\.g\.|knowledge of|experience|through|via|or|and|like|as|hands-on)[ ,(]+$/i

function findNamedThings(career: Career, posting: Posting): string[] {
  const said = career.lines.map(({ text }) => text.toLowerCase()).join('\n')
  const own = [posting.title, posting.company, posting.place].map((part) => part?.text.toLowerCase() ?? '').join(' ')
  const places = new Set(own.match(/\p{L}+/gu))
  // Of `CQE, CQT or CSSGB` one is enough.
  const isMet = (topics: readonly Topic[]) => career.lines.some((line) => answerOf(line.topics, { topics }) >= HALF)
  const open = needsOf(posting).filter(({ quote, topics }) => !/\bor\b/.test(quote) || !isMet(topics))
  const found = open.flatMap(({ quote, weight }) =>
    [...quote.matchAll(name)].flatMap(([word]) => {
      const lower = word.toLowerCase()
      const before = quote.slice(0, quote.indexOf(word))
      const isCode = !/^\p{Lu}\p{Ll}+$/u.test(word)
      const isThing = isCode
        ? !noThing.test(word) &&
          rarityOf(lower) > PLAIN &&
          (weight > IN_PASSING || quote.split(/\s+/).length > LONGEST_LABEL)
        : rarityOf(lower) === 1 && weight > IN_PASSING && !noName.test(word) && leadsIn.test(before)
      const isKnown = said.includes(lower) || places.has(lower) || own.includes(lower)
      return isThing && !isKnown ? [word] : []
    }),
  )
  return [...new Set(found)]
}

/** `STAY`, `WHY`: an ordinary word, shouted. */
const PLAIN = 0.8
const HALF = 0.5
const IN_PASSING = 0.6
/** `Toowoomba & Darling Downs QLD` */
const LONGEST_LABEL = 6
const MOST_NAMES = 2
const MOST_DUTIES = 2
const FAR = 0.25
const FEWEST = 4
const LONGEST = 10
/** Months, days, and people by what they are: `with Councillors`. */
const noName =
  /(?:ors|ers|ists|ians|men)$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/

/** Letters may be a paper as well as a thing. */
function askForName(one: string): string {
  return /\p{Ll}/u.test(one) ? 'Have you used it, or something like it?' : 'Do you have it, or have you worked with it?'
}

export function askAboutNames(career: Career, posting: Posting): NamedAsk[] {
  const names = findNamedThings(career, posting)
    .slice(0, MOST_NAMES)
    .map((one) => ({ id: `q-name-${one.toLowerCase()}`, text: `They mention ${one}. ${askForName(one)}` }))
  const duties = posting.duties
    .filter(({ phrase = '' }) => {
      const count = phrase.split(/\s+/).length
      return count >= FEWEST && count <= LONGEST && /^\p{Ll}+ing /u.test(phrase)
    })
    .filter(({ quote }) => (proofsOf({ quote }, career, posting)[0]?.strength ?? 0) < FAR)
    .slice(0, MOST_DUTIES)
    .map(({ id, phrase }) => ({ id: `q-${id}`, text: `The work includes ${phrase}. Have you done this?` }))
  return [...names, ...duties]
}
