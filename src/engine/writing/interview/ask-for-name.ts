// How one name out of a posting is put to the person. The name may be anything, so only forms that hold for all of a kind.
import { withArticle } from '#engine/language/articles.ts'
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { describesPeople } from '#engine/language/describes-people.ts'
import { pluralOf } from '#engine/language/plural-of.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import type { RequirementKind } from '../posting/posting.ts'
import { isOrdinaryWord } from '../words/known-words.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'
import { anyPaper, everybodys } from './ask-for.ts'
import { isPaper, isTool, type LackingName } from './lacking-names.ts'
import { withToolArticle } from './tool-article.ts'

/** Where one works. */
const place = /^(?:setting|environment|office|practice|school|site|facility|clinic|hospital|warehouse|kitchen)$/i

/** `support after domestic violence`: asked for alone it is an insult. */
const ills = /^(?:abuse|neglect|violence|violations?|convictions?|offen[cs]es?|addictions?|accidents?|injur(?:y|ies))$/i

/** `GitHub profile`: asked for as a link. */
const onTheNet = /^(?:profiles?|accounts?|portfolios?|links?)$/i

/** `open availability incl` */
const cutOff = /\b(?:incl|etc|availability|last|mostly|per)\b/i

/** Undefined where no question about it is surely English. */
export function askForName(
  { text, before, after, isProper }: LackingName,
  kind: RequirementKind | undefined,
): string | undefined {
  const opens = before.trim() === '' || /[.:;!?•*–—-]\s*$/.test(before)
  const name = opens || !isProper ? lowerKnown(text) : text
  if (everybodys.test(name) || cutOff.test(name) || /^(?:similar|other|related|own)\b/i.test(name)) return undefined
  // `post trade` of `2 years post trade`
  if (kind === 'years' && !isProper) return undefined
  const words = name.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const [, next = ''] = /^ (\p{L}+)/u.exec(after) ?? []
  // Under no wish for papers a card is any card, and half of a duty's words name none.
  if (isPaper(last))
    return words.length > 1 && !words.every((word) => anyPaper.test(word)) ? askToHold(name) : undefined
  if (opens && !isProper && isActOf(words)) return undefined
  // `evenings during registration` is when they work.
  if (isPaper(next) && kind !== 'physical' && kind !== 'trait') return askToHold(`${name} ${next.toLowerCase()}`)
  if (kind === 'language' || kind === 'degree' || kind === 'physical' || kind === 'trait') return undefined
  // `ALLMI` and `HLTHPS007` are held; of `PPO insurance` nobody can tell.
  // `GM` of `GM training` is whose training it is.
  if (kind === 'licence')
    return words.every((word) => /\d|\p{Lu}{2}/u.test(word)) &&
      isKnownPaper(name) &&
      /^(?:and|or|in|is|with)?$/.test(next)
      ? `Do you hold ${name}?`
      : undefined
  // `shipping supervisors`, `Multi-skilled`: who they are.
  if (describesPeople(tagWords(name)) || /-\p{L}+ed$/u.test(last)) return undefined
  // `fostering` whom? The rest of it is elsewhere.
  if (words.length > 1 && readVerbForm(first)?.form === 'ing')
    return `Do you have experience ${isRoleNoun(last.replace(/s$/, '')) ? '' : 'with '}${name}?`
  // `a healthcare setting`
  if (place.test(last) && words.every((word) => /^\p{Lu}/u.test(word))) return undefined
  if (place.test(last)) return words.length > 1 ? `Have you worked in ${withArticle(name)}?` : undefined
  if (ills.test(last) || onTheNet.test(last)) return undefined
  // `ITIL 4 Foundation`
  const [credential] = findTerms(text).filter(({ term }) => term.kind === 'credential')
  if (credential?.start === 0 && text[credential.end] === ' ') return `Do you hold ${text}?`
  // `servicing`: of what?
  if (readVerbForm(last)?.form === 'ing') return words.length > 1 ? `Have you done any ${name}?` : undefined
  if (/\bin an? $/i.test(before) && /^\p{Ll}/u.test(last)) {
    // `in a fabrication environment`
    const where = /^\p{Ll}/u.test(next) && !/^(?:and|or|with|for|in|at|is|are|to|of|on)$/.test(next) ? ` ${next}` : ''
    return `Have you worked in ${withArticle(name + where)}?`
  }
  // `acute care RN`: whoever is one does not work with it.
  if (words.length > 1 && findTerms(last).some(({ term }) => term.kind === 'credential')) return undefined
  const tool = withToolArticle(name)
  // `Germany`, `MAs`, `CANA`: a name that nobody says is used may be of anything.
  if (isProper) {
    if (kind !== 'skill' && !isUsed({ text, before, after })) return undefined
    // `Standard 6 - Food and Nutrition`, `Multi-skilled`, `Québec customers`: of a heading, or whose they are.
    const isWord = words.length === 1 && text.split('-').every((part) => isOrdinaryWord(part.toLowerCase()))
    if ((isWord && !isTool(text)) || /^ (?:customers|clients|offices?|sites?|residents|markets?)\b/i.test(after))
      return undefined
    // Of `PDPA` nobody knows whether it is a program or a law.
    return isTool(text) || /\p{Ll}/u.test(text)
      ? `Have you worked with ${tool}?`
      : `Do you have experience with ${tool}?`
  }
  // `outdoors`, `centres`, `sea`: one word is no work.
  if (words.length === 1 || isRoleNoun(last.replace(/s$/, ''))) return undefined
  const isOne = countableNouns.has(last) || /\b(?:an?|each|every|one) $/i.test(before)
  if (isOne) return `Do you have experience with ${name.replace(/\S+$/, pluralOf)}?`
  return `Do you have experience with ${tool}?`
}

/** `answer questions`, `transport participants`, `audit union dues`: at the head of a row it is what they do. */
function isActOf(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()]
  const form = words.length > 1 ? readVerbForm(first)?.form : undefined
  return (form === 'base' || form === 'third') && /[^su]s$/.test(last)
}

const using =
  /\b(?:using|use of|experience (?:with|in|of|on)|knowledge of|familiar\p{Ll}* with|proficien\p{Ll}+ (?:in|with)|competen\p{Ll}+ (?:in|with)|skilled (?:in|with)|working (?:in|on|knowledge of)|such as|e\.g\.|like|we use|operate|software|systems?:?|tools?:?)(?: (?:an?|the|our))?(?: [^.;:]{0,40}(?:,|\/| or| and))? ?\(?$/iu
const ofSoftware = /^[^.;,]{0,30}\b(?:software|systems?|platforms?|package|experience|programming|databases?|tools)\b/i

function isUsed({ text, before, after }: Pick<LackingName, 'text' | 'before' | 'after'>): boolean {
  return isTool(text) || using.test(before) || ofSoftware.test(after)
}

function askToHold(paper: string): string {
  return /s$/.test(paper) ? `Do you hold any ${paper}?` : `Do you hold ${withArticle(paper)}?`
}

/** `Carbon steel` opens a row; `Darling Downs` and `Class 1` are names. */
function lowerKnown(text: string): string {
  if (isTool(text)) return text
  const words = text.split(' ')
  const isTitled = (word: string | undefined) => /^\p{Lu}\p{Ll}{2,}$/u.test(word ?? '')
  return words
    .map((word, at) => {
      const isAlone = isTitled(word) && !isTitled(words[at - 1]) && !isTitled(words[at + 1])
      const isNumbered = /^\d/.test(words[at + 1] ?? '')
      return isAlone && !isNumbered && isOrdinaryWord(word.toLowerCase()) ? word.toLowerCase() : word
    })
    .join(' ')
}

/** Of `ITC` nobody can tell whether it is held, passed or cleared. */
export function isKnownPaper(name: string): boolean {
  return /\d/.test(name) || findTerms(name).some(({ term }) => term.kind === 'credential')
}
