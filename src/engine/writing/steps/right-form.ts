import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'
import { formsOfVerbs, type ReadVerb, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, endsThing, replaceWord, type WordRule } from '#engine/language/word-rules.ts'
import { defineStep } from './_step.ts'

const adverb =
  /^(?:never|always|also|already|just|only|not|n't|ever|even|really|personally|previously|recently|currently|now)$/

/** The verb behind `have` or `be`, past adverbs. */
function behind(words: readonly TaggedWord[], at: number): number {
  let place = at + 1
  while (adverb.test(words[place]?.lower ?? '')) place += 1
  return place
}

/** `ran`, which is no participle of its own. */
function pastOnly(word: TaggedWord | undefined): ReadVerb | undefined {
  const read = word && readAnyVerb(word.lower)
  if (!word || !read || read.form !== 'past' || word.text !== word.lower) return undefined
  const forms = verbForms(read.base)
  return forms.past === word.lower && forms.participle !== word.lower ? read : undefined
}

const goes = /^(?:go|come|fall|rise|begin|become|arise|grow|get)$/

/** `have ran`, `has went`, `was wrote`. */
const participle: WordRule = (words, at) => {
  const word = words[at]
  const isHave = /^(?:have|has|had|'ve|having)$/.test(word?.lower ?? '')
  const isBe = /^(?:was|were|been|is|are|being)$/.test(word?.lower ?? '')
  if (!word || (!isHave && !isBe)) return undefined
  const place = behind(words, at)
  const verb = words[place]
  const read = pastOnly(verb)
  if (!read || read.base === 'get' || (isBe && (goes.test(read.base) || place > at + 2))) return undefined
  // `saw` is a tool as well.
  if (read.base === 'see' && !/^(?:DET|PRON|ADP)$/.test(words[place + 1]?.tag ?? '')) return undefined
  return replaceWord(place, verbForms(read.base).participle)
}

const plainState =
  /^(?:complete|clean|open|close|clear|present|content|direct|separate|secure|own|free|welcome|set|put|cut|let|live|dry|warm|cool|perfect|correct|empty|slow|smooth|level|upset|bet|hit|quit|read|spread|cost|hurt|shut|split|cast|mature|like|lead|key|mean|last|lower|long|better|busy|tidy|okay|please|need|use|have|become|come|run|beat|double|total|due|volunteer|deteriorate|agree|depend|appear|exist|seem|happen|belong|remain)$/

/** `was promote to`, `is finish properly`: somebody was promoted. */
const passive: WordRule = (words, at) => {
  const [be, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!be || !word || !/^(?:was|were|been|is|are)$/.test(be.lower) || word.tag !== 'VERB' || word.text !== word.lower)
    return undefined
  const read = readAnyVerb(word.lower)
  const isDoneTo = next?.lower === 'by' || next?.lower === 'as'
  if (!read || read.form !== 'base' || (read.isMoreOftenNoun && !isDoneTo) || plainState.test(word.lower))
    return undefined
  // `All I do is greet guests`, `The job was to load and is sell`
  if (next !== undefined && !/^(?:by|to|for|in|as|from|with|at|on|and|properly|correctly|[.,;])$/.test(next.lower))
    return undefined
  if (words.slice(0, at - 1).some(({ lower }) => /^(?:do|did|does|is|was)$/.test(lower))) return undefined
  return replaceWord(at, verbForms(read.base).participle)
}

const states = new Map([
  ['wanting', 'want'],
  ['knowing', 'know'],
  ['having', 'have'],
  ['needing', 'need'],
  ['understanding', 'understand'],
  ['belonging', 'belong'],
  ['owning', 'own'],
  ['preferring', 'prefer'],
  ['believing', 'believe'],
])

/** `I am wanting to grow`, `the company is having 200 drivers`. */
const stative: WordRule = (words, at) => {
  const be = words[at]
  if (!be || !/^(?:am|'m|is|are|'re|was|were)$/.test(be.lower) || words[at - 1]?.lower === 'not') return undefined
  const place = behind(words, at)
  const base = states.get(words[place]?.lower ?? '')
  const next = words[place + 1]
  if (!base || words[at + 1]?.lower === 'not' || words[at + 1]?.lower === "n't") return undefined
  if (
    base === 'have' &&
    (next?.lower === 'to' ||
      words
        .slice(place + 1, place + 4)
        .some(({ lower }) =>
          /^(?:problems?|trouble|difficult\p{L}*|issues?|baby|lunch|dinner|breakfast|fun|party|meeting|conversation|look|break|surgery|treatment|effect|impact|hard)$/u.test(
            lower,
          ),
        ))
  )
    return undefined
  if (base === 'understand' && words[at - 1]?.lower !== 'i') return undefined
  const who = words[at - 1]?.lower ?? ''
  const forms = verbForms(base)
  const said = /^(?:was|were)$/.test(be.lower) ? forms.past : /^is$/.test(be.lower) ? forms.third : base
  const adverbs = words
    .slice(at + 1, place)
    .map(({ text }) => `${text} `)
    .join('')
  // `It's wanting`: a thing that lacks something.
  return who === 'it' ? undefined : { from: at, to: place, text: `${/^'/.test(be.text) ? ' ' : ''}${adverbs}${said}` }
}

/** `I have been knowing`. */
const knownLong: WordRule = (words, at) => {
  const [been, verb] = [words[at], words[at + 1]]
  const base = states.get(verb?.lower ?? '')
  if (been?.lower !== 'been' || !base || !/^(?:know|have|own|believe|understand)$/.test(base)) return undefined
  if (!/^(?:have|has|'ve)$/.test(words[at - 1]?.lower ?? '')) return undefined
  if (base === 'have' && !/^(?:\d|the|this|a|an|my)/.test(words[at + 2]?.lower ?? '')) return undefined
  return { from: at, to: at + 1, text: verbForms(base).participle }
}

const livesAndWorks =
  /^(?:work|live|study|speak|know|like|have|want|agree|think|learn|love|believe|need|hope|come|enjoy|prefer|belong|understand)$/

/** `I am agree`, `we are work`. */
const needlessBe: WordRule = (words, at) => {
  const [who, be, verb] = [words[at - 1], words[at], words[at + 1]]
  if (!who || !be || !verb || !/^(?:i|we|they|you)$/.test(who.lower) || !/^(?:am|are|'m|'re)$/.test(be.lower))
    return undefined
  if (!livesAndWorks.test(verb.lower) || (verb.lower === 'like' && !/^to$/.test(words[at + 2]?.lower ?? '')))
    return undefined
  return { from: at, to: at + 1, text: `${/^'/.test(be.text) ? ' ' : ''}${verb.text}` }
}

/** `I done`, `I seen`, `I gone`. */
const bareParticiple: WordRule = (words, at) => {
  const [who, word] = [words[at - 1], words[at]]
  if (!who || !/^(?:i|they|we|he|she)$/.test(who.lower) || !word || word.text !== word.lower) return undefined
  if (/^(?:have|had|has|'ve)$/.test(words[at - 2]?.lower ?? '')) return undefined
  if (word.lower === 'been') return replaceWord(at, /^(?:he|she)$/.test(who.lower) ? 'has been' : 'have been')
  const read = readAnyVerb(word.lower)
  const forms = read && verbForms(read.base)
  const isParticiple = forms?.participle === word.lower && forms.past !== word.lower && forms.base !== word.lower
  return forms && isParticiple ? replaceWord(at, forms.past) : undefined
}

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
  /^(?:course|exam|exams|internship|degree|certification|training|laundry|shopping|homework|overtime|inventory|practice|\p{Ll}+ing|maintenance|installation|reconciliation|calibration|verification|validation|traineeship)$/u

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
  if (
    /^(?:clothing|building|housing|wedding|drawing|painting|filling|savings?|earning|living|recording|finding|ruling|opening|showing|meeting|booking|listing|offering|dressing|stuffing|thing|king|morning|ring|icing|setting|something|nothing|anything|everything|being|seating|packaging|going|wiring|piping|ceiling|coating|casting|helping|difference|covering|mailing|rating|reading|rigging|railing|fencing|flooring|lighting)$/.test(
      noun.lower,
    )
  )
    return undefined
  return endsThing(words[place + 1]) ? replaceWord(at, formAs(word.lower, 'do')) : undefined
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

/** `I have work in hotels`, `has improve the service`. */
const havePlain: WordRule = (words, at) => {
  const have = words[at]
  if (!have || !/^(?:have|has|'ve)$/.test(have.lower)) return undefined
  const place = behind(words, at)
  const [verb, next] = [words[place], words[place + 1]]
  const read = verb && readAnyVerb(verb.lower)
  if (!verb || read?.form !== 'base' || verb.tag !== 'VERB' || verb.text !== verb.lower || !next) return undefined
  if (plainState.test(verb.lower) && !/^(?:use|complete|run|become|come)$/.test(verb.lower)) return undefined
  if (read.isMoreOftenNoun && !/^(?:work|study|start|handle|train|serve|support|visit)$/.test(verb.lower))
    return undefined
  if (
    !/^(?:in|with|as|at|for|on|the|my|under|here|there|many|a|an|all|our|it|them|how|different|also)$/.test(next.lower)
  )
    return undefined
  const isMine = /^(?:i|we|they|he|she|it|who|company)$/.test(words[at - 1]?.lower ?? '')
  return isMine ? replaceWord(place, verbForms(read.base).participle) : undefined
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

/** `Took blood samples and send them to the lab`: one row, one tense. */
function sameTense(line: string): string {
  // Reading what a line tells takes a while, and few lines can be such a row.
  const first = readAnyVerb(/^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '')
  if (
    first?.form !== 'past' ||
    !/(?:\band|,) \p{Ll}+ (?:the|an?|them|it|their|my|our|your|his|her|all|\d|two|three|four|five)\b/u.test(line)
  )
    return line
  const read = readLine(line)
  const [head] = read.verbs
  if (
    read.shape !== 'act' ||
    head?.form !== 'past' ||
    head.at !== 0 ||
    verbForms(head.base).past === head.base ||
    findFault(line)?.kind !== 'mixed forms'
  )
    return line
  let text = line
  for (const [at, word] of [...read.words.entries()].toReversed()) {
    const verb = readAnyVerb(word.lower)
    const isRow =
      /^(?:and|,)$/.test(read.words[at - 1]?.lower ?? '') && /^(?:DET|PRON|NUM)$/.test(read.words[at + 1]?.tag ?? '')
    const isPresent =
      word.tag === 'VERB' && (verb?.form === 'base' || verb?.form === 'third') && word.text === word.lower
    if (isRow && isPresent && verb) text = text.slice(0, word.start) + verbForms(verb.base).past + text.slice(word.end)
  }
  return text !== line && !isBroken(findFault(text)) ? text : line
}

const rules = [
  bareParticiple,
  participle,
  passive,
  knownLong,
  stative,
  needlessBe,
  havePlain,
  makeOrDo,
  achieved,
  noThing,
  twiceNo,
  saidMe,
  feeling,
  compared,
  manner,
  noWord,
]

/** A verb in a form that it has, and that can stand there. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => [
    'interested bored excited confused used better worse easier faster bigger cheaper quicker stronger nearer harder older younger well quickly independently has no I have cut put built hurt split hit set shut read led stuck any anything anybody',
    ...formsOfVerbs(line),
    ...formsOfVerbs('do manage tell'),
  ],
  apply(line) {
    const text = sameTense(applyRules(line, rules))
    return text === line ? undefined : { text, reason: 'Uses the right form of the word.' }
  },
  examples: {
    mends: [
      ["I've ran the book club", "I've run the book club"],
      ['I have went on call every third weekend', 'I have gone on call every third weekend'],
      ['The reports was wrote by me', 'The reports was written by me'],
      ['I am wanting to grow my career', 'I want to grow my career'],
      ['I am currently having 5 years of experience', 'I currently have 5 years of experience'],
      ['The firm is having 200 drivers', 'The firm has 200 drivers'],
      ['I have been knowing your brand for years', 'I have known your brand for years'],
      ['I was promote to shift lead', 'I was promoted to shift lead'],
      ['I am agree with this way', 'I agree with this way'],
      ['I done my training in Leeds', 'I did my training in Leeds'],
      ['I am interesting in your company', 'I am interested in your company'],
      ['It is more easy for me', 'It is easier for me'],
      ['I work good alone and learn quick', 'I work well alone and learn quickly'],
      ['Took blood samples and send them to the lab', 'Took blood samples and sent them to the lab'],
      ['Made the cleaning of 16 rooms', 'Did the cleaning of 16 rooms'],
      ['Achieved to increase sales', 'Managed to increase sales'],
      ['I have work in hotels', 'I have worked in hotels'],
      ["I don't have no problem with nights", "I don't have any problem with nights"],
      ['I have not experience in bars', 'I have no experience in bars'],
      ["I'm agree with it", 'I agree with it'],
      ['They done up the old mill', 'They did up the old mill'],
      ['Cutted and sewed curtains', 'Cut and sewed curtains'],
    ],
    leaves: [
      'Patients having trouble with stairs',
      'The floor was clean by six',
      'We have saw and lathe time on Fridays',
      'Leaded lights and sash windows',
      'All I do is greet guests',
      'The van is open to view',
      'I do good work',
      'Was lead nurse on two wards',
      'More big jobs than small',
      'Costed tenders for two yards',
      'Made the opening of two shops a success',
      'Made clothing and the wedding dress',
      'I have work to do in the yard',
      'No, not me, no',
      'Site was run by two of us',
    ],
  },
})
