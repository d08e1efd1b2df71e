// Whether a verb takes as its object what the source names only as a circumstance of something else.
import { holdsEvents, isPartWord, performs } from '../words/strong-verbs.ts'
import { relatedStems } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { type Known, strengthOf } from './known-acts.ts'
import type { ParsedText } from './parsed-text.ts'
import { type Act, isPeople, type Phrase } from './read-acts.ts'
import { determiners } from './tag-words.ts'

const teaching = /^(?:teach|train|instruct|coach|mentor|tutor|precept)$/
const gains = /^(?:win|earn|sav)$/

/** `built the site` for `posted listings on the site`. */
export function isTakenFromBeside(act: Act, thing: Phrase, known: Known, { tokens }: ParsedText): boolean {
  const kind = strengthOf(act)
  const isEvent = kind === undefined && holdsEvents(act.verb)
  if (kind === undefined && !isEvent) return false
  if (act.verb === 'hold' && isHad(thing.head)) return false
  if (teaching.test(act.verb)) return isPeople(thing.head) && onlyWith(thing.head, known)
  if (kind === 'achieving' && !gains.test(act.verb)) return false
  const last = tokens[thing.at + thing.words.length - 1]
  // Names of tools
  if (!last || /\p{Lu}/u.test(last.text)) return false
  return !isHalf(thing, act, tokens) && onlyBeside(thing.head, act.verb, isEvent, known)
}

/** `home` in `home and auto premium` */
export function isHalf({ words, at }: Phrase, { phrases }: Act, tokens: readonly Token[]): boolean {
  return (
    words.length === 1 &&
    phrases.some((other) => other.at === at + 2) &&
    (!determiners.test(tokens[at - 1]?.lower ?? '') || tokens[at - 1]?.lower === 'new') &&
    /^(?:and|or|,)$/.test(tokens[at + 1]?.lower ?? '') &&
    !/s$/.test(tokens[at]?.lower ?? '')
  )
}

/** A quota or a post is held by having it. */
function isHad(head: string): boolean {
  return /^(?:quota|target|goal|licens|certif|permit|record|post|posit|titl|rol|rank|caseload|account|clear|card|offic|inventor|stock|key|conver|eye|place)/.test(
    head,
  )
}

/** Those one worked with, under or for were not taught. */
function onlyWith(head: string, { places }: Known): boolean {
  const found = places.get(head) ?? []
  return (
    found.length > 0 &&
    found.every(({ phrase }) => phrase !== undefined && /^(?:with|alongside|under|by|from)$/.test(phrase.slot))
  )
}

const circumstances =
  /^(?:in|at|on|during|from|against|after|before|under|by|per|around|between|within|according|following|over|near|where|when|as)$/
const instruments = /^(?:with|via|through)$/

/** The source names it only as where, when, by, for or of what something else was done. */
function onlyBeside(head: string, verb: string, isEvent: boolean, { places }: Known): boolean {
  const found = places.get(head) ?? []
  return (
    found.length > 0 &&
    found.every(
      ({ act, phrase }) =>
        phrase !== undefined &&
        act.verb !== '' &&
        act.verb !== verb &&
        !isWorkedThrough(verb, act, phrase) &&
        (isBeside(phrase) ||
          // To cover code with tests is to write them.
          (!isEvent && instruments.test(phrase.slot) && !/^(?:cover|back|suppl|provid|equip)$/.test(act.verb)) ||
          // `completed repairs` for `passed on repair requests`
          (isEvent && phrase.head !== head && !performs(act.verb)) ||
          // `conducted interviews` for `scheduled interviews`
          (/^(?:conduct|perform|hold|host|facilit|deliver)/.test(verb) &&
            /^(?:arrang|book|schedul|setup)$/.test(act.verb))),
    )
  )
}

/** Goods are carried in a van by driving it, law is summed up in memos by writing them, methods are taught in seminars by holding them. */
export function isWorkedThrough(verb: string, { verb: source }: Act, { slot, ofWhat }: Phrase): boolean {
  if (ofWhat !== undefined) return ofWhat === verb || relatedStems(ofWhat).has(verb)
  if (verb === 'driv' && slot === 'on') return /^(?:deliver|haul|transport|carr)$/.test(source)
  if (verb === 'driv')
    return (
      /^(?:with|in|by|using)$/.test(slot) && /^(?:transport|carr|haul|deliver|load|unload|mov|bring|tak)$/.test(source)
    )
  if (/^(?:writ|draft|author|prepar|produc)$/.test(verb))
    return /^(?:in|into)$/.test(slot) && /^(?:summar|summariz|record|document|not|report|condens|log)$/.test(source)
  return holdsEvents(verb) && /^(?:in|at|through)$/.test(slot) && teaching.test(source)
}

function isBeside({ slot, isDirect, ofWhat, isCounted, head }: Phrase): boolean {
  if (ofWhat !== undefined && !isPartWord(ofWhat) && !isCounted) return true
  if (isDirect) return false
  return circumstances.test(slot) || (/^(?:for|to)$/.test(slot) && !isPeople(head))
}
