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
      !/^(?:.*(?:water|power|paper|labou?r|weather|behaviou?r|humou?r|butter|copper|silver|leather|lumber|timber|rubber|fiber|flavou?r|honou?r|after|under|over|number|order|chapter|quarter|summer|winter|liquor|laser|radar|favou?r|colou?r|manner|matter|never|other|rather|per|transfer|plaster))$/.test(
        noun,
      ))
  )
}

/** There is one where somebody works. */
const ownPlace =
  /^(?:business|campus|classroom|clinic|company|department|district|facility|factory|farm|firm|floor|hospital|hotel|kitchen|office|organization|owner|plant|restaurant|school|shop|site|store|studio|warehouse|workshop)$/

/** The clause with an article before each plain singular noun that needs one. Names, lists and plurals stay as they are. */
export function addArticles(clause: string): string {
  const words = tagWords(clause)
  const places: { at: number; word: 'a' | 'an' | 'the' }[] = []
  for (let at = 1; at < words.length; at += 1) {
    const noun = words[at]
    if (
      noun?.tag !== 'NOUN' ||
      noun.lower !== noun.lemma ||
      !isCountable(noun.lower) ||
      /ing$|[^su]s$/.test(noun.lower)
    )
      continue
    const start = phraseStart(words, at)
    const [first, before, next] = [words[start], words[start - 1], words[at + 1]]
    const second = findSecond(words, at)
    if (
      !first ||
      !before ||
      (isPartOfMore(next) && !second && !isNextAct(next, words[at + 2]) && !isKept(before, next)) ||
      !(needsArticle(before) || (isParticle(before) && words[start - 2]?.tag === 'VERB')) ||
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
    const earlier = words[start - 2]
    const isOneThing =
      /^(?:DET|NUM|ADJ|NOUN|PROPN|ADP)$/.test(earlier?.tag ?? '') ||
      /^(?:my|your|his|her|its|our|their)$/.test(earlier?.lower ?? '')
    if (before.tag === 'VERB' && isOneThing) continue
    // `helped plan a launch`, `loaded own truck`, `missed a week`
    if (/^help/.test(before.lower) && readVerbForm(noun.lower)?.form === 'base') continue
    if (/^(?:own|head)$/.test(first.lower) || /^(?:school|week|month|quarter|year)$/.test(noun.lower)) continue
    // `job site` is read as a verb and a noun.
    if (before.lower === 'job') continue
    const modifiers = words.slice(start, at + 1)
    // `Wrote PowerShell script`; in `at Maple Street clinic` only the person knows where the name ends.
    if (modifiers.filter(({ text }) => /^\p{Lu}/u.test(text) && !/^\p{Lu}{2,5}$/u.test(text)).length > 1) continue
    if (/^\p{Lu}\p{Ll}/u.test(first.text) && before.tag !== 'VERB') continue
    // `on second shift`
    if (noun.lower === 'shift' && /^(?:first|second|third|night|day|swing|evening|morning)$/.test(first.lower)) continue
    const verb = isParticle(before) ? words[start - 2] : before
    const isOwn =
      isKept(before, next) ||
      first.lower === 'front' ||
      isThere(verb, modifiers, next) ||
      ((first === noun || first.lower === 'job') && ownPlace.test(noun.lower)) ||
      isTheirs(words, start, noun.lower)
    places.push({ at: first.start, word: isOwn ? 'the' : article(clause.slice(first.start)) })
    if (second) places.push({ at: second.start, word: isOwn ? 'the' : article(clause.slice(second.start)) })
  }
  return places.reduceRight((text, { at, word }) => `${text.slice(0, at)}${word} ${text.slice(at)}`, clause)
}

/** `with RF scanner and order picker truck`: where the other is bare too, both want an article. */
function findSecond(words: readonly TaggedWord[], at: number): TaggedWord | undefined {
  const joint = words[at + 1]
  if (joint?.lower !== 'and') return undefined
  let last = at + 1
  while (/^(?:NOUN|ADJ|PROPN)$/.test(words[last + 1]?.tag ?? '')) last += 1
  const [first, noun, next] = [words[at + 2], words[last], words[last + 1]]
  const isOne =
    noun?.tag === 'NOUN' && noun.lower === noun.lemma && isCountable(noun.lower) && !/[^su]s$/.test(noun.lower)
  const ends = next === undefined || next.tag === 'ADP' || next.tag === 'PUNCT'
  return last > at + 1 && isOne && ends && !/^\p{Lu}\p{Ll}/u.test(first?.text ?? '') ? first : undefined
}

/** `kept work area clean` */
function isKept(before: TaggedWord, next: TaggedWord | undefined): boolean {
  return /^(?:keep|keeps|kept|keeping)$/.test(before.lower) && next?.tag === 'ADJ'
}

/** `cleaned up vendor master file`: it was there before. */
function isThere(
  verb: TaggedWord | undefined,
  modifiers: readonly TaggedWord[],
  next: TaggedWord | undefined,
): boolean {
  const isOld = /^(?:clean|maintain|updat|reorgani[sz]|streamlin|balanc|clos|open|clear)(?:e|ed|es|s|ing)?$/.test(
    verb?.lower ?? '',
  )
  return isOld && next?.lower !== 'of' && modifiers.every(({ tag }) => tag !== 'ADJ')
}

/** `as directed by provider`, `fill in for shift lead`: the one person there who is called so. */
function isTheirs(words: readonly TaggedWord[], start: number, noun: string): boolean {
  const [verb, before] = [words[start - 2]?.lower ?? '', words[start - 1]?.lower ?? '']
  const isPerson =
    /(?:[^e]er|or|ist|ian|lead|chief|chef|nurse)$/.test(noun) &&
    !/(?:scanner|printer|computer|trailer|folder|letter|motor|ledger|monitor)$/.test(noun)
  return (
    isPerson &&
    (/^(?:help|assist|support)/.test(before) ||
      before === 'by' ||
      (before === 'for' && verb === 'in') ||
      (before === 'to' && /^report/.test(verb)) ||
      (before === 'of' && verb === 'absence'))
  )
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

/** `tools in order`, `by forklift`, `on request`, `for review`, `end of shift`, `moved up to bartender` */
function isIdiom({ lower: before }: TaggedWord, { lower: noun }: TaggedWord): boolean {
  if (noun === 'house') return before === 'in' || before === 'of'
  if (before === 'in') return /^(?:order|person|stock|house|transit|place|advance|time)$/.test(noun)
  if (/^(?:by|via)$/.test(before)) return !/^(?:manager|supervisor|owner|provider|physician|doctor|nurse)$/.test(noun)
  if (before === 'for') return readVerbForm(noun) !== undefined
  return /^(?:on|of|to|under)$/.test(before) || noun === 'budget'
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
    // `small lawn care and snow removal business`
    const opensSmall =
      /^(?:small|large|busy|new|local|family|growing)$/.test(words[start - 4]?.lower ?? '') && start < at
    const isGlue =
      word?.text === '-' || (word?.lower === 'and' && (words[start - 2]?.tag === 'ADJ' || opensSmall) && start < at)
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
  // `vendor calls`, `bank transfer lists`, `system related problems`
  if (next.tag === 'VERB' && (readVerbForm(next.lower)?.form ?? 'past') !== 'past') return true
  if (/^(?:related|based|driven|wide)$/.test(next.lower)) return true
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

/** `cleaned up`, `set up` */
function isParticle({ lower }: TaggedWord): boolean {
  return lower === 'up' || lower === 'out'
}

function isParticiple({ tag, lower }: TaggedWord): boolean {
  return tag === 'VERB' && lower.endsWith('ing')
}

/** `bank, credit card and cash`: in a list one article would be wrong for the rest. */
function isListed(words: readonly TaggedWord[], start: number, at: number): boolean {
  const [before, next] = [words[start - 1], words[at + 1]]
  return before?.text === ',' || next?.text === ','
}
