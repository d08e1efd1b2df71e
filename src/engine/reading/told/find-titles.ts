// The titles in a text: what somebody is or was, by the words of the library and by where they stand.
import { occupationIndex } from '#engine/library/index.gen.ts'
import { wordCount } from '../line.ts'
import { titleScore } from '../words/title-words.ts'
import { wordSet, wordsOf } from '../words/word-set.ts'
import { type Title, withoutOverlaps } from './things.ts'

const known = new Set(
  occupationIndex.flatMap(({ title, otherNames }) =>
    [...title.split(/\s+\/\s+/), ...otherNames].map((name) => wordsOf(name).join(' ')),
  ),
)

/** Words that belong to no title. */
const stops =
  wordSet(`i im i'm i’m ive i've i’ve he she they we it me us you him her them a an the as is was am are were been be being at with for
since from in on to until till who which where that than by and or but then when while now also my his its their our your this these those
there here have has had having do did does doing done got get gets work worked works working job jobs role position post company firm
looking look seeking hope want would like could should can will just very so because if not no yes yeah well uh um lol basically mostly
mainly actually really about around over under after before during between into out up off per first second third next last previous
previously currently presently formerly earlier later subsequently recently still always never ever again too all some any every each
same other another both more most many few lot lots years year yrs months month old experience experienced name named called based
live lives living born people person thing things time times full part hi hello hey good morning day sir madam dear one two three four five six seven eight nine ten
became become promoted made hired started joined left moved went came stayed served serving spent ran run running led employed named
turned played hard-working hardworking qualified retired aged age bilingual dedicated passionate reliable motivated skilled friendly trained keen only own new whole proud fully what how`)

/** Callings that end in a word of another kind, and words that look like titles and are none. */
const noTitle =
  /^(?:senior|junior|sophomore|freshman|lead|head|staff|member|crew|chair|model|guide|partner|owner|student|resident|player|expert|host|mate|fellow|employee|executive|associate|chief|principal|native|person|learner|graduate|minister|major|tech|principal|judge|member|companion|leader|provider|dealer|setter|scholar|professional|temp|volunteer work)$/i

/** How much a phrase names somebody by their work; from 1 on it does. */
export function titleWorth(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 7) return 0
  if (known.has(words.join(' '))) return 2.5
  const score = titleScore(text)
  const last = titleScore(words.at(-1) ?? '')
  const [, head] = /^(.+?)\s+of\s/i.exec(text) ?? []
  if (head && score > 0 && titleScore(head) >= 2) return 2
  if (score > 0 && last >= 2) return words.length === 1 && noTitle.test(text) ? 0.6 : 2
  return score >= 1.3 ? 0.9 : 0
}

/** Whether the first words name somebody by their work. */
export function startsWithTitle(text: string): boolean {
  const words = text
    .trim()
    .replace(/^(?:as\s+)?(?:an?|the)\s+/i, '')
    .split(/\s+/)
    .slice(0, 5)
  if (/^(?:and|then|where|which|who|but|i|he|she|we|in|on|for|with)$/i.test(words[0] ?? '')) return false
  return words.some((_, count) => titleWorth(words.slice(0, count + 1).join(' ')) >= 1.2)
}

type Word = { text: string; start: number; end: number }

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[&/'’.+-][\p{L}\p{N}]+)*(?:(?<=\b(?:Sr|Jr|Asst|Mgr|Dept))\.)?/gu

/** Runs of words without a stop between them, by sign or by word. */
function chunksOf(text: string): Word[][] {
  const chunks: Word[][] = []
  let last: Word | undefined
  for (const match of text.matchAll(word)) {
    const own = { text: match[0], start: match.index, end: match.index + match[0].length }
    const between = last ? text.slice(last.end, own.start) : '.'
    const isJoined = /^(?:[ \t]+|[ \t]+&[ \t]+|[ \t]+-[ \t]+(?=\p{Lu}))$/u.test(between)
    const next = text.slice(own.end).trimStart().charAt(0)
    // `stylist of Wendy T Hair` names whose she is.
    const isOf =
      /^(?:of|de)$/i.test(own.text) &&
      last !== undefined &&
      titleScore(last.text) > 0 &&
      (/\p{Ll}/u.test(next) || /^\p{Lu}/u.test(last.text))
    // `IT support` is no `it`.
    const isStop = stops.has(own.text.toLowerCase()) && own.text !== 'IT'
    if (isStop || (/^(?:of|de)$/i.test(own.text) && !isOf) || /^\d+$/.test(own.text)) last = undefined
    else if (last && isJoined) {
      chunks.at(-1)?.push(own)
      last = own
    } else {
      chunks.push([own])
      last = own
    }
  }
  return chunks
}

const copula =
  /(?:\b(?:as|like|am|is|was|been|be|were|became|become|i[’']?m|made|being|played|hold|held|position of|post of|role of|rank of|job as|work as|promoted to|up to|turned|the|an?|my|our|first|now|then|currently|presently|previously|formerly|later|subsequently|still|into|to|did|worked|working|always|basically|just|also|and|or|well|job|role|position|post|gig|title)[,:]?|^|[.,;:(–—!?\n/|-]|\bby)\s*(?:(?:an?|the)\s+)?$/i
const strong =
  /\b(?:as|like|am|is|was|been|became|become|played|i[’']?m|made me|made|position of|post of|role of|rank of|promoted to|role was|position was|job is|job was|gig was|title is|title was|now|currently|presently)\s+(?:(?:currently|presently|now|then|also|basically|still|just|first|later|a|an|the|my|our|their|his|her|its)\s+)*$/i
/** What a calling that no list knows stands behind. */
const isNamed = /\b(?:as|like|an|a|the|of|played)\s+$/i
const noCalling =
  /\b(?:contract|stint|gig|spell|placement|career|break|break|background|team|member|bit|deal|client|patients?|kitchen|office|shop|school|company|department|unit|floor|ward|service|industry|place|summer|winter|apprenticeship|internship|counter|front|branch|field|area|world|chair)$/i
const wish =
  /\b(?:looking|seeking|searching|want|wants|hope|hoping|wish|apply|applying|ready|would like|interested|dream|reporting|report|finish(?:ed)? school|stud(?:y|ied|ying)|train(?:ed|ing)? (?:as|to)|become an?|supervis\w+|under the|to the|mentor\w*|consider)\b[^.;,]{0,40}$|\b(?:help(?:ed|ing|s)?|assist\w*|train(?:s|ed)?)\b(?![^.;,]*\bas\b)[^.;,]{0,40}$/i
const beforeEmployer = /^\s*(?:,|\(|—|–|-)?\s*(?:at|with|for|in|of|@|by)\s+(?:the\s+|an?\s+)?(?:company\s+)?\p{Lu}/u

export function findTitles(text: string): Title[] {
  const found = chunksOf(text).flatMap((chunk) => bestOf(chunk, text))
  const sorted = withoutOverlaps(found.toSorted((a, b) => b.weight - a.weight)).toSorted((a, b) => a.start - b.start)
  return joinPairs(sorted, text)
}

/** `owner and senior stylist` are one person at one time. */
function joinPairs(titles: readonly Title[], text: string): Title[] {
  const joined: Title[] = []
  for (const title of titles) {
    const last = joined.at(-1)
    const isPair = last && /^\s(?:and|&|\/)\s$/.test(text.slice(last.end, title.start)) && !/graduate$/i.test(last.text)
    if (!isPair) joined.push(title)
    else joined[joined.length - 1] = { ...title, text: text.slice(last.start, title.end), start: last.start }
  }
  return joined
}

/** What people say of themselves before they say what they are. */
const praise =
  /(?:(?:bilingual|dedicated|passionate|reliable|motivated|skilled|friendly|trained|keen|hard-?working|hard working|experienced|fully|qualified|proud|retired)[\s,]+)+$/i

/** Letters looked at before and after: the whole text before every word would take the square of its length. */
const around = 100

function bestOf(chunk: readonly Word[], text: string): Title[] {
  const titles: Title[] = []
  for (const [at, first] of chunk.entries()) {
    for (let end = Math.min(chunk.length, at + 6); end > at; end -= 1) {
      const last = chunk[end - 1]
      if (!last) continue
      const phrase = text.slice(first.start, last.end)
      const worth = titleWorth(phrase)
      if (worth === 0 && (at > 0 || end < chunk.length)) continue
      const before = text.slice(Math.max(0, first.start - around), first.start).replace(praise, '')
      const after = text.slice(last.end, last.end + around)
      if (wish.test(before)) continue
      const isLed = strong.test(before)
      const isCued = isLed || copula.test(before)
      const isAtEmployer = beforeEmployer.test(after)
      // A calling that no list knows: `section cello with the Tacoma Chamber Orchestra`.
      const isUnknown =
        worth < 1 &&
        at === 0 &&
        end === chunk.length &&
        wordCount(phrase) <= 4 &&
        isLed &&
        isNamed.test(before) &&
        /^\s+(?:at|with|for)\s/.test(after) &&
        isAtEmployer &&
        !/\d/.test(phrase) &&
        !noCalling.test(phrase)
      if (worth < 1 && !isUnknown && !(worth > 0 && isLed)) continue
      // A name may end in a trade: `Jane Smith`.
      if (!isCued && !isAtEmployer) continue
      const isWhole = at === 0 && end === chunk.length
      const length = Math.min(0.9, 0.2 * (end - at))
      titles.push({
        kind: 'title',
        text: phrase,
        start: first.start,
        end: last.end,
        weight: worth + (isLed ? 1 : isCued ? 0.5 : 0) + (isAtEmployer ? 0.7 : 0) + (isWhole ? 0.4 : 0) + length,
      })
    }
  }
  return titles
}
