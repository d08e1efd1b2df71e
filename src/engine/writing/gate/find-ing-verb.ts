// Whether a word in -ing is a verb where it stands, and whose.
import type { Token } from '../words/tokens.ts'
import { type Found, guides, inner, main, ofOthers, people, type Reading } from './act-verb.ts'
import {
  being,
  determiners,
  edgeBefore,
  isBareThing,
  isPreposition,
  isSurelyThing,
  isTrade,
  opensThing,
  placeBefore,
  prepositions,
} from './tag-words.ts'

const spends = /^(?:work|spend|serve|keep|start|continue|begin|stop|stay|finish|volunteer)$/

export function findIng(tokens: readonly Token[], at: number, reading: Reading): Found {
  const token = tokens[at]
  const place = placeBefore(tokens, at)
  const before = tokens[place]
  const word = before?.lower ?? ''
  const next = tokens[at + 1]
  const edge = edgeBefore(tokens, at)
  if (token?.lower === 'using') return { ...inner, isAside: true }
  // `served residents following the diet cards`
  if (token?.lower === 'following' && (edge === undefined || edge === 'start')) return undefined
  // `pulling supporting invoices`
  if (
    isNounIng(token) ||
    (reading.last?.form === 'ing' && reading.last.at === place && !spends.test(reading.last.base))
  )
    return undefined
  // `Spanish-speaking guests`
  if (token?.joined === '-' && edge === undefined) return undefined
  // `, handling exhibits`: beside what was done before.
  const hangsOn = reading.mode !== undefined && edge === 'comma' && isBareThing(next)
  // `by editing code`; `attended by engineering` names who
  const isBy = word === 'by' && isBareThing(next) && !/ed$/.test(tokens[place - 1]?.lower ?? '')
  const isRowAhead = /^(?:and|or)$/.test(next?.lower ?? '') && /ing$/.test(tokens[at + 2]?.lower ?? '')
  const isDoing = isBy || hangsOn || /^(?:while|when)$/.test(word) || isSurelyThing(next) || next?.lower === 'of'
  if (token && isTrade(token.lower) && !isDoing && edge !== 'start') return undefined
  if (edge === 'start') return next?.lower === 'of' || next?.kind === 'sign' ? undefined : { ...main, isMain: false }
  if (edge !== undefined) {
    if (!opensThing(next) && next !== undefined && !isRowAhead && !isPreposition(next) && next.kind === 'word')
      return undefined
    const isRow = reading.last?.form === 'ing' && reading.last.at >= place - 1
    return {
      ...inner,
      owner:
        reading.last && edge === 'and' && (reading.last.form === 'ing' || reading.clause) ? reading.last.owner : 'self',
      isAside: (edge === 'comma' && !isRow) || (reading.last?.form === 'ing' && reading.last.isAside),
    }
  }
  if (being.test(word)) return reading.clause ? ofOthers(reading, false) : main
  // `my work included helping`
  if (/^(?:includ|involv)/.test(word)) return inner
  if (/^(?:by|while|when|through|before|after)$/.test(word)) return { ...inner, isAside: true }
  // `guided customers in choosing`: they chose.
  if (/^(?:in|on)$/.test(word) && reading.last && guides.test(reading.last.base) && reading.last.at < place - 1)
    return { ...inner, owner: 'people' }
  if (prepositions.test(word)) return inner
  // `drove 2,400 miles a week hauling steel`
  if (/^(?:day|week|month|year|hour|shift|night|season)$/.test(word) && isBareThing(next)) return inner
  if (before?.kind !== 'word' || determiners.test(word)) return undefined
  const last = reading.last
  // `taught brazing`: others braze.
  if (last && last.at === place && !last.isAdjective)
    return { ...inner, owner: guides.test(last.base) ? 'people' : last.owner }
  if (people.has(before.stem) && isRowAhead) return { ...inner, owner: 'people' }
  if (!opensThing(next) && next?.lower !== 'of' && !prepositions.test(next?.lower ?? '')) return undefined
  // `worked as a cook preparing`; but `served adults leaving`
  const isAs = last && tokens.slice(last.at, place).some(({ lower }) => lower === 'as')
  if (last && spends.test(last.base) && (isAs || !people.has(before.stem))) return inner
  if (people.has(before.stem)) return { ...inner, owner: 'people' }
  if (token && isTrade(token.lower) && !isSurelyThing(next)) return undefined
  // `mills making brackets`, `a service handling 40,000 requests`
  return isSurelyThing(next) || (/s$/.test(word) && isBareThing(next)) ? { ...inner, owner: 'thing' } : undefined
}

/** `student understanding` is a thing, though to understand is a doing. */
function isNounIng(token: Token | undefined): boolean {
  return /^(?:understanding|wellbeing)$/.test(token?.lower ?? '')
}
