import { formsOfVerbs, readAnyVerb, verbForms } from '#engine/language/verb-forms.ts'
import { applyRules, endOfThing, type WordRule } from '#engine/language/word-rules.ts'
import { defineStep } from './_step.ts'

const asks =
  /^(?:know|knows|knew|known|understand|understands|see|sees|explain|explains|learn|tell|ask|asked|wonder|exactly|remember|sure|idea|about|decide|check|discover)$/

/** `I know exactly what is the problem`, `I know how is it`. */
const indirect: WordRule = (words, at, sentence) => {
  const [before, what, be] = [words[at - 1], words[at], words[at + 1]]
  if (
    !before ||
    !asks.test(before.lower) ||
    !what ||
    !/^(?:what|how|where|why)$/.test(what.lower) ||
    sentence.trim().endsWith('?')
  )
    return undefined
  if (!be || !/^(?:is|are|was|were)$/.test(be.lower)) return doSupport(words, at)
  const subject = words[at + 2]
  if (!subject) return undefined
  if (/^(?:it|this|that|he|she|they)$/.test(subject.lower)) {
    // `what is this about`, `how is it that`
    const end = words[at + 3]
    return end === undefined || end.tag === 'PUNCT' || /^(?:and|but|so|to|in|at)$/.test(end.lower)
      ? { from: at, to: at + 2, text: `${what.text} ${subject.text} ${be.text}` }
      : undefined
  }
  if (!/^(?:the|my|our|your|their)$/.test(subject.lower)) return undefined
  const end = endOfThing(words, at + 2)
  if (end === undefined) return undefined
  const next = words[end + 1]
  const thing = sentence.slice(words[at + 2]?.start, words[end]?.end)
  // `what is the problem they are solving`: which problem it is that they solve.
  if (
    next?.tag === 'PRON' &&
    /^(?:i|we|you|they|he|she)$/.test(next.lower) &&
    subject.lower === 'the' &&
    what.lower === 'what'
  )
    return { from: at, to: end, text: `what ${thing.replace(/^the /, '')}` }
  const isEnd = next === undefined || next.tag === 'PUNCT' || /^(?:and|but|so|because)$/.test(next.lower)
  return isEnd ? { from: at, to: end, text: `${what.text} ${thing} ${be.text}` } : undefined
}

/** `I know how does it work`. */
function doSupport(words: Parameters<WordRule>[0], at: number): ReturnType<WordRule> {
  const [what, aux, who, verb] = words.slice(at, at + 4)
  if (
    !what ||
    !aux ||
    !who ||
    !verb ||
    !/^(?:do|does|did)$/.test(aux.lower) ||
    !/^(?:i|we|you|they|he|she|it)$/.test(who.lower)
  )
    return undefined
  const read = readAnyVerb(verb.lower)
  if (read?.form !== 'base') return undefined
  const forms = verbForms(read.base)
  const said = aux.lower === 'did' ? forms.past : aux.lower === 'does' ? forms.third : forms.base
  return { from: at, to: at + 3, text: `${what.text} ${who.text} ${said}` }
}

/** `I like very much to work`, `I do always the same tests`. */
const adverbFirst: WordRule = (words, at) => {
  const [who, verb, adverb, much] = words.slice(at, at + 4)
  if (!who || !verb || !adverb || !/^(?:i|we|they|you)$/.test(who.lower) || /^(?:AUX|ADV)$/.test(verb.tag)) {
    const isHave = verb?.lower === 'have' && adverb?.lower === 'always' && much?.tag === 'DET'
    const isDo =
      isHave ||
      (/^(?:do|did)$/.test(verb?.lower ?? '') &&
        /^(?:always|never|often|usually)$/.test(adverb?.lower ?? '') &&
        /^(?:DET|NOUN|ADJ)$/.test(much?.tag ?? ''))
    return isDo && who && verb && adverb && /^(?:i|we|they)$/.test(who.lower)
      ? { from: at + 1, to: at + 2, text: `${adverb.text} ${verb.text}` }
      : undefined
  }
  if (adverb.lower === 'very' && much?.lower === 'much' && words[at + 4] && words[at + 4]?.tag !== 'PUNCT')
    return { from: at + 1, to: at + 3, text: `very much ${verb.text}` }
  if (!/^(?:always|never|often|usually|sometimes)$/.test(adverb.lower) || !readAnyVerb(verb.lower)) return undefined
  return much && /^(?:DET|NOUN|ADJ|ADP|PRON)$/.test(much.tag)
    ? { from: at + 1, to: at + 2, text: `${adverb.text} ${verb.text}` }
    : undefined
}

const manner = /^(?:well|fast|quickly|correctly|carefully|properly|perfectly|fluently|efficiently|successfully)$/

/** `know well the roads`, `checked carefully the documents`. */
const objectFirst: WordRule = (words, at, sentence) => {
  const [verb, adverb, next] = [words[at], words[at + 1], words[at + 2]]
  if (!verb || !adverb || !next || verb.tag !== 'VERB' || !manner.test(adverb.lower) || !readAnyVerb(verb.lower))
    return undefined
  if (!/^(?:the|my|our|your|all|their|this|these|new)$/.test(next.lower)) return undefined
  const end = endOfThing(words, at + 2)
  const behind = words[(end ?? 0) + 1]
  if (
    end === undefined ||
    (behind !== undefined && behind.tag !== 'PUNCT' && !/^(?:and|in|for|with|at|on|so)$/.test(behind.lower))
  )
    return undefined
  // A list goes on behind the adverb.
  const isList =
    behind?.lower === 'and' && words[end + 2] !== undefined && /^(?:NOUN|ADJ|DET|PRON)$/.test(words[end + 2]?.tag ?? '')
  const last = isList ? endOfThing(words, end + 2) : end
  if (last === undefined) return undefined
  return { from: at + 1, to: last, text: `${sentence.slice(next.start, words[last]?.end)} ${adverb.text}` }
}

/** `keep clean my section`. */
const keepSo: WordRule = (words, at, sentence) => {
  const [keep, how, whose] = words.slice(at, at + 3)
  if (!keep || !how || !whose || !/^(?:keep|keeps|kept|keeping)$/.test(keep.lower)) return undefined
  if (
    !/^(?:clean|tidy|safe|organi[sz]ed|warm|calm|happy|updated|full|ready)$/.test(how.lower) ||
    !/^(?:my|the|our|their|all|your)$/.test(whose.lower)
  )
    return undefined
  const end = endOfThing(words, at + 2)
  return end === undefined
    ? undefined
    : { from: at + 1, to: end, text: `${sentence.slice(whose.start, words[end]?.end)} ${how.text}` }
}

/** `explained me the process`, `showed to them the flats`. */
const toWhom: WordRule = (words, at, sentence) => {
  const [verb, to, who] = [words[at], words[at + 1], words[at + 2]]
  if (!verb || !/^(?:explain|explains|explained|explaining)$/.test(verb.lower) || to?.lower !== 'to' || !who)
    return undefined
  if (
    !/^(?:me|them|him|us|customers|clients|patients|families|guests|parents|students|users|colleagues)$/.test(
      who.lower,
    ) ||
    words[at + 3]?.tag !== 'DET'
  )
    return undefined
  const end = endOfThing(words, at + 3)
  const behind = words[(end ?? 0) + 1]
  if (end === undefined || (behind !== undefined && behind.tag !== 'PUNCT')) return undefined
  return { from: at + 1, to: end, text: `${sentence.slice(words[at + 3]?.start, words[end]?.end)} to ${who.text}` }
}

/** `when was necessary`, `because is near`, `Also is on-site`. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(when|if|because|where) (is|was) (?=(?:very |not |so |really |too |quite |more )?(?:necessary|needed|busy|required|possible|near|close|good|important|interesting|easy|easier|difficult|a |an |my |for me|better|cold|hot|late)\b)/gu,
    '$1 it $2 ',
  ],
  [/^Is (?=(?:near|close|not far|my dream)\b)(?![^?]*\?$)/g, 'It is '],
  [/\bfor me is (?=(?:an?|the|very|important|personal|good|better|easy)\b)/g, 'for me it is '],
  [/\bhere is (?=not \p{Ll})/gu, 'here it is '],
]

const rules = [indirect, adverbFirst, objectFirst, keepSo, toWhom]

/** Words in the order in which English has them. */
export default defineStep({
  answers: 'signs',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: (line) => ['it to', ...formsOfVerbs(line)],
  apply(line) {
    const text = phrases.reduce((told, [pattern, to]) => told.replace(pattern, to), applyRules(line, rules))
    return text === line ? undefined : { text, reason: 'Puts the words in the order English has.' }
  },
  examples: {
    mends: [
      ['I know exactly what is the problem they are solving', 'I know exactly what problem they are solving'],
      ['I know what is the problem', 'I know what the problem is'],
      ['I delivered to sites so I know how is it', 'I delivered to sites so I know how it is'],
      ['I learn how does it work', 'I learn how it works'],
      ['I like very much to work with people', 'I very much like to work with people'],
      ['In the lab I do always the same three tests', 'In the lab I always do the same three tests'],
      ['I know well the roads in the Midlands', 'I know the roads well in the Midlands'],
      ['I keep clean my section and I help', 'I keep my section clean and I help'],
      ['Learned fast the roads and the sites', 'Learned the roads and the sites fast'],
      ['Small repairs when is necessary', 'Small repairs when it is necessary'],
      ['I want it because is my dream', 'I want it because it is my dream'],
    ],
    leaves: [
      'Do you know what is the problem?',
      'The one that is near the gate',
      'Worked as well the night shift',
      'Finds out what is wrong and mends it',
      'Knew who was the better fit',
      'Kept open the road to the pit',
      'Explained to customers how to pay',
    ],
  },
})
