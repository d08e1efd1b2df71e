import { capitalize } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { meantByRegular } from '#engine/language/verb-forms.ts'
import { rarityOf } from '#engine/language/word-vectors.ts'
import { misspellings } from './_misspellings.ts'
import { defineStep, type LineContext } from './_step.ts'

const SHORTEST = 6
/** What wood workers plane. */
const planed =
  /^(?:\S+ ){0,3}(?:wood|boards?|lumber|planks?|doors?|timber|surfaces?|edges?|beams?|panels?|stock|parts?)\b/i

/** Only known misspellings, and small words no dictionary and no trade knows that have one neighbour a letter away. */
export default defineStep({
  group: 'grammar',
  places: ['line', 'summary', 'name'],
  isSafe: false,
  adds: (line) =>
    (line.match(/\p{L}+/gu) ?? []).flatMap((word) =>
      [knownMistake(word.toLowerCase()) ?? [], Object.values(meantByRegular(word.toLowerCase()) ?? {})].flat(),
    ),
  apply(line, context) {
    const text = mendPlaned(line).replace(
      /(?<![\p{L}\p{N}.@/&+#'’-])\p{L}{4,}(?![\p{L}\p{N}@/&+#'’-]|\.[\p{L}\p{N}])/gu,
      (word, at: number) => mendPast(word, line.slice(0, at)) ?? mendWord(word, context, at === 0),
    )
    return text === line ? undefined : { text, reason: 'Looks like a typo.' }
  },
})

/** `Was choosed`, `teached`. */
function mendPast(word: string, before: string): string | undefined {
  const meant = meantByRegular(word.toLowerCase())
  const isParticiple = /\b(?:was|were|been|be|is|are|has|have|had|being)(?: \p{L}+ly)? $/iu.test(before)
  return meant && inCaseOf(word, isParticiple ? meant.participle : meant.past)
}

function mendWord(word: string, context: LineContext, isFirst: boolean): string {
  const lower = word.toLowerCase()
  const known = knownMistake(lower)
  if (known) return inCaseOf(word, known)
  // `Reserched and wrote`: the capital is the line's, not a name's.
  const isPlain = word === lower || (isFirst && /^\p{Lu}\p{Ll}+(?:ed|ing|ys)$/u.test(word))
  // `façade`, `café`: who types the accent knows the word.
  if (!isPlain || word.length < SHORTEST || !/^[a-z]+$/.test(lower)) return word
  // `assemblys` means several assemblies, however near `assembly` is.
  const plural = lower.replace(/(?<=[bcdfghjklmnpqrstvwxz])ys$/, 'ies')
  if (plural !== lower && context.spelling?.isWord(plural)) return inCaseOf(word, plural)
  const near = soundsAlike(lower, context) ?? apart(lower, context) ?? findNeighbour(lower, context)
  return near ? inCaseOf(word, near) : word
}

/** `recievers`: as wrong as one `reciever`. */
export function knownMistake(word: string): string | undefined {
  const one = /[^s]s$/.test(word) ? misspellings.get(word.slice(0, -1)) : undefined
  return misspellings.get(word) ?? (one && !/(?:s|x|z|ch|sh|y)$/.test(one) ? `${one}s` : undefined)
}

const alike: readonly (readonly [RegExp, string])[] = [
  [/abilit(?=y$|ies$)/, 'ibilit'],
  [/ibilit(?=y$|ies$)/, 'abilit'],
  [/abl(?=e$|y$)/, 'ibl'],
  [/ibl(?=e$|y$)/, 'abl'],
  [/anc(?=e$|y$|es$|ies$)/, 'enc'],
  [/enc(?=e$|y$|es$|ies$)/, 'anc'],
  [/ant(?=$|ly$|s$)/, 'ent'],
  [/ent(?=$|ly$|s$)/, 'ant'],
]

/** `responsability`: of two endings that sound alike only the other makes a word. */
function soundsAlike(word: string, { spelling, knownWords }: LineContext): string | undefined {
  if (!spelling || spelling.isWord(word) || knownWords.has(word)) return undefined
  const others = alike.filter(([pattern]) => pattern.test(word)).map(([pattern, to]) => word.replace(pattern, to))
  return others.find((other) => spelling.isWord(other) && rarityOf(other) < 1)
}

/** `allstages`: a small word that ran into the next. */
function apart(word: string, { spelling, knownWords }: LineContext): string | undefined {
  const [, small = '', rest = ''] = /^(all|the|and|with|from)([a-z]{5,})$/.exec(word) ?? []
  if (rest === '' || !spelling || spelling.isWord(word) || knownWords.has(word) || isBritish(word, spelling.isWord))
    return undefined
  return spelling.isWord(rest) && rarityOf(rest) < COMMON ? `${small} ${rest}` : undefined
}

/** Of 1. */
const COMMON = 0.9

/** `Planed` is a word, and in a carpenter's resume the right one. */
function mendPlaned(line: string): string {
  const rest = /^planed (?=\p{L}|\d)/iu.exec(line)
  if (!rest || planed.test(line.slice(rest[0].length)) || readLine(line).verbs[0]?.at !== 0) return line
  return line.replace(/^(p)laned/i, '$1lanned')
}

function inCaseOf(word: string, mended: string): string {
  if (word === word.toUpperCase()) return mended.toUpperCase()
  return /^\p{Lu}/u.test(word) ? capitalize(mended) : mended
}

/** Right, and a letter away from another word that a dictionary of American English knows. */
const tradeWords = /^(?:aluminium|calender|cerner|fulfil|kronos|practise|talend)$/

/** The one word of the dictionary a letter away; undefined if there are several or the word may be right. */
function findNeighbour(word: string, { spelling, knownWords }: LineContext): string | undefined {
  if (
    !spelling ||
    spelling.isWord(word) ||
    knownWords.has(word) ||
    tradeWords.test(word) ||
    isBritish(word, spelling.isWord) ||
    isMadeOf(word, spelling.isWord)
  )
    return undefined
  const near = spelling.suggest(word)
  const [only] = near
  // A `chromatograph` isn't a misspelt `chromatography`, and `scabious` not `scabrous`: nobody meant a word nobody uses.
  return near.length === 1 && only !== `${word}y` && rarityOf(only ?? '') < 1 ? only : undefined
}

const american: readonly (readonly [RegExp, string])[] = [
  [/ou/, 'o'],
  [/is(?=e|ed|es|ing|ation|ations|er|ers$)/, 'iz'],
  [/ys(?=e|ed|es|ing$)/, 'yz'],
  [/ll/, 'l'],
  [/re(?=s?$)/, 'er'],
  [/[ao]e/, 'e'],
  [/ogu(?=e|ing)/, 'og'],
  [/mme/, 'm'],
  [/ence/, 'ense'],
  [/gh(?=u)/, 'g'],
  // `enrolment`, `skilful`
  [/l(?=ments?$|ful)/, 'll'],
]

/** `moulder`, `sanitising`: right where the person writes. */
function isBritish(word: string, isWord: Spelled): boolean {
  return american.some(([pattern, to]) => pattern.test(word) && isWord(word.replace(pattern, to)))
}

const endings =
  /(?:able|ability|ably|ize|ized|izes|izing|ization|ise|ised|ising|er|ers|or|ors|ing|ings|ed|s|es|ness|less|ly|ful|like|wise|ish|ist|ists|ism|ive|al|ally|ic|ary|age|ee|ees|ment|ments|ification|ified|ify)$/
const beginnings =
  /^(?:un|re|pre|post|in|on|off|by|non|multi|inter|intra|micro|macro|mini|over|under|out|up|down|co|de|dis|mis|sub|super|semi|anti|auto|bio|cyber|e|eco|electro|geo|hydro|hyper|meta|mono|neuro|omni|photo|poly|pseudo|radio|self|tele|trans|ultra)/

/** `deployable`, `backend`, `reclasses`: made of words the dictionary knows, as trades make theirs. */
function isMadeOf(word: string, isWord: Spelled): boolean {
  const stem = word.replace(endings, '')
  const isStem = (part: string) =>
    part.length >= 3 &&
    (isWord(part) || isWord(`${part}e`) || isWord(part.replace(/i$/, 'y')) || isWord(part.replace(/(.)\1$/, '$1')))
  if (stem !== word && isStem(stem)) return true
  const rest = word.replace(beginnings, '')
  if (rest !== word && rest.length >= 4 && (isWord(rest) || isStem(rest.replace(endings, '')))) return true
  for (let at = 3; at <= word.length - 3; at += 1) if (isWord(word.slice(0, at)) && isWord(word.slice(at))) return true
  return false
}
type Spelled = (word: string) => boolean
