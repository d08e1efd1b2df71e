import { formsOfVerbs, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, endsThing, replaceWord, type WordRule } from '#engine/language/word-rules.ts'
import { defineStep } from './_step.ts'

/** `I am interesting in`, `the residents get confuse`. */
const feeling: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word) return undefined
  if (word.lower === 'interesting' && next?.lower === 'in' && /^(?:am|'m|very|really|also|i|be)$/.test(before.lower))
    return replaceWord(at, 'interested')
  if (word.lower === 'boring' && /^(?:am|'m|get|got)$/.test(before.lower)) return replaceWord(at, 'bored')
  if (word.lower === 'exciting' && /^(?:am|'m)$/.test(before.lower) && /^(?:to|about)$/.test(next?.lower ?? ''))
    return replaceWord(at, 'excited')
  if (word.lower === 'confuse' && /^(?:get|gets|got|are|is|getting)$/.test(before.lower))
    return replaceWord(at, 'confused')
  if (
    word.lower === 'use' &&
    next?.lower === 'to' &&
    /^(?:i|we)$/.test(before.lower) &&
    words[at + 2]?.tag === 'VERB' &&
    readAnyVerb(words[at + 2]?.lower ?? '')?.form === 'base'
  )
    return replaceWord(at, 'used')
  return undefined
}

/** `more better`, `more easy than`, `most biggest`. */
const compared: WordRule = (words, at) => {
  const [word, next, then] = [words[at], words[at + 1], words[at + 2]]
  if (!word || !next) return undefined
  if (
    /^(?:more|most)$/.test(word.lower) &&
    /^(?:better|worse|easier|faster|bigger|cheaper|stronger|safer|quicker|best|worst|biggest|easiest|fastest)$/.test(
      next.lower,
    ) &&
    !/^(?:and|even|once|ever|any|much|no|the)$/.test(words[at - 1]?.lower ?? 'x')
  )
    return { from: at, to: at + 1, text: next.text }
  const short = new Map([
    ['easy', 'easier'],
    ['fast', 'faster'],
    ['big', 'bigger'],
    ['cheap', 'cheaper'],
    ['quick', 'quicker'],
    ['strong', 'stronger'],
    ['good', 'better'],
    ['bad', 'worse'],
    ['near', 'nearer'],
    ['hard', 'harder'],
    ['old', 'older'],
    ['young', 'younger'],
  ])
  const said = short.get(next.lower)
  return word.lower === 'more' &&
    said &&
    (then === undefined || /^(?:than|for|and|to)$/.test(then.lower) || then.tag === 'PUNCT')
    ? { from: at, to: at + 1, text: said }
    : undefined
}

/** `I learn quick`, `work good alone`. */
const manner: WordRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (
    !before ||
    !word ||
    (next && /^(?:NOUN|ADJ|PROPN)$/.test(next.tag) && next.lower !== 'alone' && next.lower !== 'all')
  )
    return undefined
  if (
    word.lower === 'good' &&
    /^(?:work|works|worked|working|speak|speaks|communicate|cook|drive|learn|perform|performed|know|knowing|cooperate)$/.test(
      before.lower,
    ) &&
    before.tag !== 'NOUN'
  )
    return replaceWord(at, 'well')
  if (word.lower === 'independent' && /^(?:work|works|worked|working)$/.test(before.lower))
    return replaceWord(at, 'independently')
  return word.lower === 'quick' && /^(?:learn|learns|learned|learnt|work|works|worked|adapt|adapts)$/.test(before.lower)
    ? replaceWord(at, 'quickly')
    : undefined
}

const wrongPast = new Map([
  ['cutted', 'cut'],
  ['putted', 'put'],
  ['builded', 'built'],
  ['costed', 'cost'],
  ['hurted', 'hurt'],
  ['splitted', 'split'],
  ['hitted', 'hit'],
  ['setted', 'set'],
  ['shutted', 'shut'],
  ['readed', 'read'],
  ['leaded', 'led'],
  ['sticked', 'stuck'],
])

const doable =
  /^(?:exams?|internship|laundry|shopping|homework|overtime|cleaning|ironing|cooking|filing|invoicing|stocktaking|accounting|maintenance|reconciliation|traineeship)$/

/** `made the cleaning`, `make a course`: English does these. */
const makeOrDo: WordRule = (words, at) => {
  const word = words[at]
  const read = word && readAnyVerb(word.lower)
  if (!word || read?.base !== 'make' || !/^(?:VERB|PROPN|NOUN)$/.test(word.tag)) return undefined
  let place = at + 1
  while (
    /^(?:the|a|an|my|all|some|this|daily|weekly|monthly|new|online|first|general)$/.test(words[place]?.lower ?? '')
  )
    place += 1
  const noun = words[place]
  if (!noun || !doable.test(noun.lower) || (place === at + 1 && /ing$/.test(noun.lower))) return undefined
  const isPerfect = /^(?:have|has|had|been|'ve)$/.test(words[at - 1]?.lower ?? '')
  const done = isPerfect ? verbForms('do').participle : formAs(word.lower, 'do')
  return endsThing(words[place + 1]) ? replaceWord(at, done) : undefined
}

/** The form of another verb that a word has of its own. */
function formAs(lower: string, base: string): string {
  const form = readAnyVerb(lower)?.form ?? 'base'
  return verbForms(base)[form]
}

/** `Achieved to increase sales`. */
const achieved: WordRule = (words, at) => {
  const [word, to, verb] = [words[at], words[at + 1], words[at + 2]]
  if (!word || !/^achiev/.test(word.lower) || to?.lower !== 'to' || readAnyVerb(verb?.lower ?? '')?.form !== 'base')
    return undefined
  return replaceWord(at, formAs(word.lower, 'manage'))
}

/** `I don't have no`, `didn't know nothing`. */
const twiceNo: WordRule = (words, at) => {
  const word = words[at]
  const any = new Map([
    ['no', 'any'],
    ['nothing', 'anything'],
    ['nobody', 'anybody'],
  ]).get(word?.lower ?? '')
  if (!word || !any || (words[at + 1]?.tag === 'PUNCT' && word.lower === 'no')) return undefined
  const not = words.slice(Math.max(0, at - 3), at).findIndex(({ lower }) => lower === "n't" || lower === 'not')
  const between = words.slice(Math.max(0, at - 3) + not + 1, at)
  const isVerb =
    not >= 0 &&
    between.length > 0 &&
    between.every(({ tag, text }) => (tag === 'VERB' || tag === 'AUX') && text !== ',')
  return isVerb ? replaceWord(at, any) : undefined
}

/** `I have not experience`, `wasn't never asked`, `no any accident`. */
const noThing: WordRule = (words, at) => {
  const [word, not, noun] = [words[at], words[at + 1], words[at + 2]]
  if (!word || !not) return undefined
  if (
    /^(?:not|n't)$/.test(not.lower) &&
    noun?.lower === 'never' &&
    word.tag === 'AUX' &&
    /^(?:was|were|is|am|are|have|has|had)$/.test(word.lower)
  )
    return { from: at, to: at + 2, text: `${word.text} never` }
  if (word.lower === 'no' && not.lower === 'any') return { from: at, to: at + 1, text: word.text }
  if (word.lower === 'no' && /^(?:much|many)$/.test(not.lower)) return replaceWord(at, 'not')
  const isNot = /^(?:have|has|had)$/.test(word.lower) && /^(?:not|n't)$/.test(not.lower)
  return isNot && noun && (noun.tag === 'NOUN' || noun.lower === 'experience') && !/(?:ed|en)$/.test(noun.lower)
    ? { from: at, to: at + 1, text: `${word.text} no` }
    : undefined
}

/** `said me`, which is told. */
const saidMe: WordRule = (words, at) =>
  /^(?:said|says|say)$/.test(words[at]?.lower ?? '') && /^(?:me|us|them|him)$/.test(words[at + 1]?.lower ?? '')
    ? replaceWord(at, formAs(words[at]?.lower ?? '', 'tell'))
    : undefined

/** `cutted`, which is no word; `costed a tender` is. */
const noWord: WordRule = (words, at) => {
  const word = words[at]
  const said = word && word.lower !== 'costed' ? wrongPast.get(word.lower) : undefined
  if (
    !word ||
    !said ||
    (word.lower === 'leaded' && /^(?:lights?|windows?|glass|petrol|fuel|paint)$/.test(words[at + 1]?.lower ?? ''))
  )
    return undefined
  return replaceWord(at, said)
}

const rules = [makeOrDo, achieved, noThing, twiceNo, saidMe, feeling, compared, manner, noWord]

/** The word that English has there: what is done and not made, who is bored and not boring, what is easier. */
export default defineStep({
  answers: 'signs',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => [
    'interested bored excited confused used better worse easier faster bigger cheaper quicker stronger nearer harder older younger well quickly independently no not never cut put built hurt split hit set shut read led stuck any anything anybody',
    ...formsOfVerbs(line),
    ...formsOfVerbs('do manage tell'),
  ],
  apply(line) {
    const text = applyRules(line, rules)
    return text === line ? undefined : { text, reason: 'Uses the word English has there.' }
  },
  examples: {
    mends: [
      ['I am interesting in your company', 'I am interested in your company'],
      ['It is more easy for me', 'It is easier for me'],
      ['I work good alone and learn quick', 'I work well alone and learn quickly'],
      ['Made the cleaning of 16 rooms', 'Did the cleaning of 16 rooms'],
      ['Achieved to increase sales', 'Managed to increase sales'],
      ["I don't have no problem with nights", "I don't have any problem with nights"],
      ['I have not experience in bars', 'I have no experience in bars'],
      ['Cutted and sewed curtains', 'Cut and sewed curtains'],
    ],
    leaves: [
      'Made a course for beginners',
      'Made a pudding for 200 guests',
      'Leaded lights and sash windows',
      'I do good work',
      'More big jobs than small',
      'Costed tenders for two yards',
      'Made the opening of two shops a success',
      'Made clothing and the wedding dress',
      'No, not me, no',
    ],
  },
})
