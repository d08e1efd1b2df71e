// Puts the articles back that resumes leave out: `met with team of nurses` becomes `met with a team of nurses`.
import { article } from './articles.ts'
import { countableNouns } from './countable-nouns-data.ts'
import { type TaggedWord, tagWords } from './tag-words.ts'
import { readVerbForm } from './verb-forms.ts'

/** Who or what does something is one of many: `analyzer`, `dispatcher`. */
function isCountable(noun: string): boolean {
  return (
    countableNouns.has(noun) ||
    (/(?:[^e]er|or|ist|ian)$/.test(noun) &&
      !/^(?:.*(?:water|power|paper|labou?r|weather|behaviou?r|humou?r|butter|copper|silver|leather|lumber|timber|rubber|fiber|flavou?r|honou?r|after|under|over|number|order|chapter|quarter|summer|winter|liquor|laser|radar|favou?r|colou?r|manner|matter|never|other|rather|per))$/.test(
        noun,
      ))
  )
}

/** There is one where somebody works. */
const ownPlace =
  /^(?:business|campus|classroom|clinic|company|department|facility|factory|farm|firm|floor|hospital|hotel|kitchen|office|organization|owner|plant|restaurant|school|shop|site|store|studio|warehouse|workshop)$/

/** The clause with an article before each plain singular noun that needs one. Names, lists and plurals stay as they are. */
export function addArticles(clause: string): string {
  const words = tagWords(clause)
  const places: { at: number; word: 'a' | 'an' | 'the' }[] = []
  for (let at = 1; at < words.length; at += 1) {
    const noun = words[at]
    if (noun?.tag !== 'NOUN' || noun.lower !== noun.lemma || !isCountable(noun.lower) || /ing$/.test(noun.lower))
      continue
    const start = phraseStart(words, at)
    const [first, before, next] = [words[start], words[start - 1], words[at + 1]]
    if (
      !first ||
      !before ||
      (isPartOfMore(next) && !isNextAct(next, words[at + 2]) && !joinsAnother(words, at)) ||
      !needsArticle(before) ||
      isListed(words, start, at)
    )
      continue
    // `on-device` is one word, and in `with accompanying servers` the participle belongs to the noun.
    // `lead teacher` is one name.
    if (
      before.lower === 'lead' ||
      words[start - 2]?.text === '-' ||
      first.text === '-' ||
      (isParticiple(before) && words[start - 2]?.lower !== 'by')
    )
      continue
    if (first === noun && isIdiom(before, noun)) continue
    // `in one tested layer`
    if (before.tag === 'VERB' && /^(?:DET|NUM|ADJ)$/.test(words[start - 2]?.tag ?? '')) continue
    if (/^\p{Lu}/u.test(noun.text)) continue
    // `on second shift`
    if (noun.lower === 'shift' && /^(?:first|second|third|night|day|swing|evening|morning)$/.test(first.lower)) continue
    const isOwn = first === noun || first.lower === 'job' ? ownPlace.test(noun.lower) : false
    places.push({ at: first.start, word: isOwn ? 'the' : article(clause.slice(first.start)) })
    const second = joinsAnother(words, at) ? words[at + 2] : undefined
    if (second) places.push({ at: second.start, word: article(clause.slice(second.start)) })
  }
  return places.reduceRight((text, { at, word }) => `${text.slice(0, at)}${word} ${text.slice(at)}`, clause)
}

/** Whether a noun stands bare that cannot: `reconciled bank statement, applied credits`. */
export function lacksArticle(clause: string): boolean {
  const words = tagWords(clause)
  return words.some((noun, at) => {
    if (at === 0 || noun.tag !== 'NOUN' || noun.lower !== noun.lemma || !isCountable(noun.lower)) return false
    const start = phraseStart(words, at)
    const before = words[start - 1]
    if (before && start === at && isIdiom(before, noun)) return false
    return before !== undefined && needsArticle(before) && !isParticiple(before) && !isPartOfMore(words[at + 1])
  })
}

/** `tools in order`, `in person or by phone`, `within 2% of budget` */
function isIdiom({ lower: before }: TaggedWord, { lower: noun }: TaggedWord): boolean {
  if (noun === 'house') return before === 'in' || before === 'of'
  if (before === 'in') return /^(?:order|person|stock|house|transit|place|advance|time)$/.test(noun)
  if (/^(?:by|via)$/.test(before))
    return /^(?:phone|mail|hand|car|van|truck|bus|email|e-mail|fax|train|boat|bike|plane)$/.test(noun)
  return noun === 'budget'
}

const units =
  /^(?:ton|tonne|ft|foot|inch|lb|pound|kg|kva|kw|volt|v|hp|gallon|litre|liter|bed|seat|person|page|hour|day|week|month|year|unit|bay|story|storey|room|acre|mile|member|star)$/

/** Begins, not goes on with: `started running` is no thing. */
function isPlainVerb(word: TaggedWord | undefined): boolean {
  const form = word?.tag === 'VERB' ? readVerbForm(word.lower)?.form : undefined
  return (
    (form === 'past' || form === 'base') &&
    !/^(?:start|stop|beg[aiu]n|keep|kept|enjoy|continue|finish|include|involve)/.test(word?.lower ?? '')
  )
}

/** `with an RF scanner and a pallet jack`: two things, each one of many. */
function joinsAnother(words: readonly TaggedWord[], at: number): boolean {
  if (words[at + 1]?.lower !== 'and') return false
  let last = at + 2
  while (/^(?:NOUN|PROPN|ADJ)$/.test(words[last + 1]?.tag ?? '')) last += 1
  const noun = words[last]
  const isOne =
    noun?.tag === 'NOUN' && noun.lower === noun.lemma && isCountable(noun.lower) && !/^\p{Lu}/u.test(noun.text)
  return (
    isOne &&
    /^(?:NOUN|PROPN|ADJ)$/.test(words[at + 2]?.tag ?? '') &&
    !isPartOfMore(words[last + 1]) &&
    words[last + 1]?.text !== ','
  )
}

/** Where the noun's phrase begins: adjectives and nouns directly before it. */
function phraseStart(words: readonly TaggedWord[], at: number): number {
  let start = at
  while (start > 0) {
    const word = words[start - 1]
    // `a 5 ton overhead crane`, `a rotating fixture`
    if (start < at && word?.tag === 'NUM' && units.test(words[start]?.lower ?? '')) return start - 1
    if (word && isParticiple(word) && isPlainVerb(words[start - 2])) return start - 1
    // `corrected bend allowance table`: two verbs in a row are none.
    if (word?.tag === 'VERB' && start < at && isPlainVerb(words[start - 2])) return start - 1
    // `quarterly and annual reporting package`
    const isGlue = word?.text === '-' || (word?.lower === 'and' && words[start - 2]?.tag === 'ADJ' && start < at)
    if (!word || !(isGlue || word.tag === 'ADJ' || word.tag === 'NOUN' || word.tag === 'PROPN')) break
    if (!isGlue && word.tag === 'NOUN' && word.lower !== word.lemma && words[start]?.text !== '-') break
    start -= 1
  }
  return start
}

/** `project plans`, `team-based`, `team's`, `site and staff`: the noun is not the end of its phrase. */
function isPartOfMore(next: TaggedWord | undefined): boolean {
  if (!next) return false
  // `developer tooling`
  if (isParticiple(next)) return true
  return /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.tag) || /^['’]|^[-/]$|^(?:and|or|&)$/.test(next.lower)
}

/** `drove a box truck and delivered goods` */
function isNextAct(next: TaggedWord | undefined, after: TaggedWord | undefined): boolean {
  const verb = after && readVerbForm(after.lower)
  return next?.lower === 'and' && after?.tag === 'VERB' && verb !== undefined && !verb.isMoreOftenNoun
}

function needsArticle(before: TaggedWord): boolean {
  if (before.tag === 'VERB')
    return readVerbForm(before.lower)?.form !== 'ing' || !/^(?:including|involving|using)$/.test(before.lower)
  return (
    before.tag === 'ADP' &&
    /^(?:of|with|for|in|on|at|by|from|into|to|under|through|within|across|during|as)$/.test(before.lower)
  )
}

function isParticiple({ tag, lower }: TaggedWord): boolean {
  return tag === 'VERB' && lower.endsWith('ing')
}

/** `bank, credit card and cash`: in a list one article would be wrong for the rest. */
function isListed(words: readonly TaggedWord[], start: number, at: number): boolean {
  const [before, next] = [words[start - 1], words[at + 1]]
  return before?.text === ',' || next?.text === ','
}
