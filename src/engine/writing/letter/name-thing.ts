// Lines that name things instead of telling acts, as half of all lines do: `Recipe costing for 160 dishes` is part of the
// work, `Only nurse on nights for 54 residents` says what the person was, `Quality score 96%` goes with what they did.
import { addArticles } from '#engine/language/add-articles.ts'
import { withArticle } from '#engine/language/articles.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findTerms } from '../words/terms.ts'
import { tieTails, withThe } from './tie-tails.ts'

export type NamedThing =
  /** After `I`: `was the only nurse on nights`. */
  | { kind: 'act'; text: string; isPast: boolean }
  /** After `my work included`. */
  | { kind: 'thing'; text: string }
  /** After `with`. */
  | { kind: 'figure'; text: string }
  /** By itself. */
  | { kind: 'sentence'; text: string }

const share = /^(\D{3,60}?) ((?:under|over|about|around|below|above|only|just) )?([\d.,]+\s?%.*)$/
const fromTo = /^([^,;]{3,50}?) (from [$£€]?\d\S*.*? to \S+.*)$/i
const rate =
  /^(?:about |around |up to )?\d[\d,.]*(?:\s?(?:-|–|to)\s?\d[\d,.]*)?\+? \p{L}.*\b(?:per|an?|each|every) (?:shift|day|week|month|year|hour|night|season)\b/u
const LONGEST = 24
const SHORTEST = 3

/** `Lead reporter on the case` looks like an act and is none. */
export function looksLikeRole(text: string): boolean {
  return (
    /^(?:lead|head|chief|deputy|acting|named|second) (?:\p{L}+ ){0,2}?(?:of|for|on|at|in|to)\b/iu.test(text) &&
    text
      .split(/ (?:of|for|on|at|in|to)\b/)[0]
      ?.split(' ')
      .slice(1)
      .some((word) => isRoleNoun(word) || ofGroup.test(word)) === true
  )
}

export function nameThing(line: string, { isCurrent }: { isCurrent: boolean }): NamedThing | undefined {
  const text = line
    .replace(/\s*\([^)]*\)/g, '')
    .replace(
      /(?<!\b(?:in|since|of|from|to|until|till|by|for|through|during|about|and|or|January|February|March|April|May|June|July|August|September|October|November|December|summer|winter|spring|fall|autumn)) ((?:19|20)\d\d)(?=,|$)/iu,
      ' in $1',
    )
    .trim()
  const words = text.split(/\s+/)
  if (words.length < SHORTEST || words.length > LONGEST || /[:;|/]|\s[–—-]\s|\.\s|\b(?:i|he|she|they|we)\b/i.test(text))
    return undefined
  // `Driver of the Year` is an award.
  if (/\bof the (?:year|month|quarter|week)\b/i.test(text)) return undefined
  const role = nameRole(text, isCurrent)
  if (role) return role
  if (hasFinite(text))
    return /\d/.test(text) && !/,/.test(text) ? { kind: 'sentence', text: withoutStop(text) } : undefined
  const [, what, change] = fromTo.exec(text) ?? []
  if (what && change && /\d/.test(change)) return nameChange(what, change)
  const [, measured, about = '', figure] = share.exec(text) ?? []
  if (measured && figure && !/,/.test(measured))
    return { kind: 'figure', text: `${measuredAs(measured)} ${about ? about : 'of '}${figure.split(',')[0]}` }
  if (/%/.test(text) || (/^\d/.test(text) && !rate.test(text)) || !isNounPhrase(text)) return undefined
  const said = withArticles(tieTails(lowerStart(text), { isThing: true }))
  return said.split(' ').length < SHORTEST ? undefined : { kind: 'thing', text: said }
}

/** `score from 8.4 to 8.9 by answering every complaint` was the person's doing; without it nobody knows whose. */
function nameChange(what: string, change: string): NamedThing {
  const [told = ''] = change.split(/,\s/)
  return /\bby \p{L}+ing\b/u.test(told)
    ? { kind: 'act', text: `took ${withThe(lowerStart(what))} ${told}`, isPast: true }
    : {
        kind: 'sentence',
        text: `${withThe(lowerStart(what)).replace(/^./, (letter) => letter.toUpperCase())} went ${told}`,
      }
}

const ofGroup = /^(?:member|part|chair|point of contact|contact|person|holder|user|buddy|representative)s?$/i
const one = /^(?:only|sole|first|main|go-to)\b/i

/** `Member of the hiring panel`, `Only RN on nights for 54 residents` */
function nameRole(text: string, isCurrent: boolean): NamedThing | undefined {
  const head = /^[^,;]*?(?= (?:of|for|in|at|on|to|from|with|over|during)\b|,|$)/i.exec(text)?.[0] ?? ''
  const last = head.split(' ').at(-1) ?? ''
  const isContact = /^(?:first |main )?point of contact\b/i.test(text)
  if (!isContact && !isSomebody(last) && !ofGroup.test(last)) return undefined
  if (/s$/.test(last) || head.split(' ').length > 5 || /\d/.test(head)) return undefined
  const isPast = !isCurrent || /\b(?:19|20)\d\d\b/.test(text)
  const said = lowerStart(text)
  const named = /^(?:part|acting|chair|head|lead)\b/.test(said)
    ? said
    : one.test(said)
      ? `the ${said}`
      : withArticle(said)
  return { kind: 'act', text: tieTails(`${isPast ? 'was' : 'am'} ${named}`), isPast }
}

/** A `reefer` is a trailer: who is called by what they do does something that is a verb. */
function isSomebody(word: string): boolean {
  const [, stem] = /^(\p{Ll}+?)(?:er|or)$/u.exec(word.toLowerCase()) ?? []
  if (stem && stem.length < 3) return false
  if (
    !stem ||
    /^(?:offic|carpent|plumb|treasur|ambassad|doct|auth|direct|edit|administrat|lawy|teach|cashi)$/.test(stem)
  )
    return isRoleNoun(word)
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((base) => readVerbForm(base)?.form === 'base')
}

function hasFinite(text: string): boolean {
  return /\b(?:is|are|was|were|has|have|had|went|fell|rose|grew|dropped|brought|became|stopped|passed|killed|won)\b/i.test(
    text,
  )
}

/** `Order mops and bags` is what somebody does, `always on time` how they are. */
function isNounPhrase(text: string): boolean {
  const [first, second, ...others] = tagWords(text)
  if (
    !first ||
    (/^(?:ADV|AUX|ADP|PRON|DET)$/.test(first.tag) && !/^\S+-/.test(text)) ||
    /^\p{L}+ (?:years|months|weeks|hours) /u.test(text)
  )
    return false
  const tells = [second, ...others].some((word, at, all) => {
    const form = word?.tag === 'VERB' ? readVerbForm(word.lower) : undefined
    return form && /^(?:base|third)$/.test(form.form) && !form.isMoreOftenNoun && all[at - 1]?.lower !== 'to'
  })
  const verb = readVerbForm(first.lower)
  if (/\p{Ll}ed$/u.test(text.split(' ')[0] ?? '')) return false
  if (tells || !verb || verb.form === 'ing') return !tells
  // `Stick and MIG welding of structural pieces`
  if (/^[\p{L} ,&-]+ing of\b/u.test(text)) return true
  if (verb.form === 'past' || !verb.isMoreOftenNoun) return false
  return second?.lower === 'of' || (second?.tag === 'NOUN' && second.lower === second.lemma)
}

/** `a quality score`; turnover and rework cannot be counted. */
function measuredAs(name: string): string {
  const said = lowerStart(name)
  return /\b(?:rate|average|score|ratio|margin|record|rating|target|share|yield|time)$/.test(said) &&
    !/^(?:an?|the|my|our) /.test(said)
    ? withArticle(said)
    : said
}

function withArticles(text: string): string {
  return addArticles(`included ${text}`).slice('included '.length)
}

function withoutStop(text: string): string {
  return text.replace(/[.;,\s]+$/, '')
}

/** Names and acronyms keep their capital. */
export function lowerStart(text: string): string {
  const [first = ''] = text.split(/[\s,]/)
  const isName =
    /^\p{Lu}[\p{Lu}\p{N}.+#&/-]|\p{Ll}\p{Lu}|[.+#]\p{L}/u.test(first) ||
    findTerms(text).some(({ start, term }) => start === 0 && term.kind === 'tool')
  return isName ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}
