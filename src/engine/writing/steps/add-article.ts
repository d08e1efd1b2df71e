import { article } from '#engine/language/articles.ts'
import { countableNouns } from '#engine/language/countable-nouns-data.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'
import { applyRules, endsThing, replaceWord, type WordRule } from '#engine/language/word-rules.ts'
import { isRoleNoun } from '../words/roles.ts'
import { defineStep } from './_step.ts'

/** Somebody speaks in whole sentences; a line of a resume leaves its articles out by right. */
function isSaid(words: readonly TaggedWord[], at: number): boolean {
  return words.slice(0, at).some(({ lower }) => /^(?:i|we|it|they|you|he|she)$/.test(lower))
}

/** Where people work, one of several. */
const workplace =
  /^(?:warehouse|factory|restaurant|hotel|kitchen|company|firm|shop|store|bakery|clinic|laundry|garage|workshop|farm|supermarket|café|cafe|bar|salon|lab|laboratory|startup|start-up|team|plant|studio|agency|pharmacy|mall|ward)$/

/** How many adjectives and nouns may stand before the noun. */
const MOST_BEFORE = 3

/** The bare thing that begins here: `new job`, `big company`. Undefined where it is plural, uncounted or a name. */
function bareThing(words: readonly TaggedWord[], from: number): { last: number; noun: TaggedWord } | undefined {
  let at = from
  while (
    at < from + MOST_BEFORE &&
    /^(?:ADJ|NOUN)$/.test(words[at]?.tag ?? '') &&
    /^(?:NOUN|ADJ)$/.test(words[at + 1]?.tag ?? '')
  )
    at += 1
  const noun = words[at]
  if (
    noun?.tag !== 'NOUN' ||
    noun.text !== noun.lower ||
    !endsThing(words[at + 1]) ||
    /^[-/&'’]/.test(words[at + 1]?.text ?? '')
  )
    return undefined
  if (
    words
      .slice(from, at)
      .some(
        ({ text, lower }) =>
          text !== lower ||
          /^(?:other|own|more|less|many|several|few|such|same|enough|much|most|first|second|third|next|last|full|certain|various|different|several|both|all|no)$/.test(
            lower,
          ),
      )
  )
    return undefined
  return { last: at, noun }
}

function give(words: readonly TaggedWord[], at: number): ReturnType<WordRule> {
  const word = words[at]
  return word ? replaceWord(at, `${article(word.text)} ${word.text}`) : undefined
}

/** `I work in warehouse`, `a job in small company`. */
const place: WordRule = (words, at) => {
  const before = words[at - 1]
  if (!before || !/^(?:in|at|for|from)$/.test(before.lower) || !isSaid(words, at)) return undefined
  const found = bareThing(words, at)
  if (!found || !workplace.test(found.noun.lower)) return undefined
  // `applicants for kitchen and service work`: the words before another noun.
  const [next, behind] = [words[found.last + 1], words[found.last + 2]]
  if (/^(?:and|or)$/.test(next?.lower ?? '') && /^(?:NOUN|ADJ|PROPN)$/.test(behind?.tag ?? '')) return undefined
  return give(words, at)
}

const one =
  /^(?:job|position|role|place|person|company|opportunity|reputation|chance|challenge|contract|licence|license|certificate|diploma|degree|car|course|dream|goal|family|business|leader|team|environment|experience|permit|visa|house|child|baby|career|part|way|reason|student|member|office|contract)$/

/** `I am looking for new job`, `you have good reputation`, `it is great place`. */
const had: WordRule = (words, at) => {
  const [head, before] = [words[at - 2], words[at - 1]]
  const isNamed =
    /^(?:has|is)$/.test(before?.lower ?? '') &&
    head?.tag === 'NOUN' &&
    /^(?:the|your|this|my)$/.test(words[at - 3]?.lower ?? '')
  if (!before || (!isNamed && !isSaid(words, at - 1)) || before.tag === 'PART') return undefined
  const isBe = /^(?:am|is|'m|'s|was|are|be|become)$/.test(before.lower)
  const isHave =
    /^(?:have|has|had|need|want|got|find|bought|'ve|make|made|did|do|give|gives|offer|offers|get|completed|hold|obtained|finished|doing|possess)$/.test(
      before.lower,
    ) ||
    (before.lower === 'for' && /^(?:looking|look|searching|search|apply|applying)$/.test(head?.lower ?? ''))
  if (!isBe && !isHave) return undefined
  const found = bareThing(words, at)
  if (!found) return undefined
  const { noun, last } = found
  if (
    noun.lower === 'experience' ||
    (/^(?:part|family|member|way|reason|place|time|work)$/.test(noun.lower) && at === last)
  )
    return undefined
  // `I am part of`, `it is work`, `you are leader in`
  const isOne = one.test(noun.lower) || (countableNouns.has(noun.lower) && words[at]?.tag === 'ADJ' && isHave)
  if (!isOne || (/^(?:are)$/.test(before.lower) && !/^(?:you|they)$/.test(head?.lower ?? ''))) return undefined
  if (/^(?:do|did|make|made|give|gives|offer|offers|get|find|need|want)$/.test(before.lower) && !one.test(noun.lower))
    return undefined
  if (
    /^(?:give|gives|offer|offers)$/.test(before.lower) &&
    at === last &&
    noun.lower !== 'opportunity' &&
    noun.lower !== 'chance'
  )
    return undefined
  // `do business`, `have family there`, `need car`
  if (/^(?:business|family|course|career|environment)$/.test(noun.lower) && at === last) return undefined
  return give(words, at)
}

/** `worked as waiter`; `acted as charge nurse` is what natives write. */
const asRole: WordRule = (words, at) => {
  const [verb, as] = [words[at - 2], words[at - 1]]
  if (
    as?.lower !== 'as' ||
    !verb ||
    !/^(?:work|works|worked|working|started|employed|job|career|experience|years|hired)$/.test(verb.lower)
  )
    return undefined
  if (!isSaid(words, at) && !/^(?:work|worked|working)$/.test(verb.lower)) return undefined
  const found = bareThing(words, at)
  if (!found || !isRoleNoun(found.noun.lower) || found.noun.lower.endsWith('s')) return undefined
  // `treasurer of the club`: there is one.
  if (/^(?:of|to)$/.test(words[found.last + 1]?.lower ?? '') && words[found.last + 2]?.lower === 'the') return undefined
  if (
    words
      .slice(at, found.last + 1)
      .some(({ lower }) =>
        /^(?:lead|head|charge|relief|acting|deputy|second|night|duty|chief|assistant|sole|joint|part|first)$/.test(
          lower,
        ),
      )
  )
    return undefined
  return give(words, at)
}

/** `since I was child`, `when I was student`. */
const wasChild: WordRule = (words, at) => {
  const [who, was, word] = [words[at - 2], words[at - 1], words[at]]
  return who?.text.toLowerCase() === 'i' &&
    was?.lower === 'was' &&
    /^(?:child|kid|student|boy|girl|teenager)$/.test(word?.lower ?? '')
    ? give(words, at)
    : undefined
}

/** `a opportunity`, `an university`; how letters sound is anybody's guess. */
const sound: WordRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || !/^an?$/.test(word.text) || !/^[a-z]{3,}$/.test(next.text) || /^h/.test(next.lower))
    return undefined
  // `chlorophyll a extractions`
  if (words[at - 1]?.tag === 'NOUN' || words[at - 1]?.text === '-') return undefined
  const right = article(next.text)
  if (right === word.text) return undefined
  if (right === 'an' && !/^(?:[aio]|e(?!u)|un(?!i)|up|us(?!e|u)|ur|um|ul)/.test(next.lower)) return undefined
  return replaceWord(at, right)
}

const country =
  '(?:UK|USA|US|UAE|EU|Netherlands|Philippines|United States|United Kingdom|Czech Republic|United Arab Emirates|Middle East)'
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(in|from|to) (?=${country}(?:[.,;)]|$| (?:and|or|since|for|with|to|I|where|as|from|in)\\b))`, 'g'),
    '$1 the ',
  ],
  [
    new RegExp(
      `\\b((?:in|from|to|between) (?:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?, )*\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)? and) (?=${country}(?:[.,;)]|$))`,
      'gu',
    ),
    '$1 the ',
  ],
  [
    /(?<=\b(?:have|has|had|with|is|are|do|did|got|see|handled?|learned|learnt|gained|took|me|you|us) )lot of\b/g,
    'a lot of',
  ],
  [/\bin (?:University of (?=\p{Lu}))/gu, 'at the University of '],
  [/\bgraduated (?:in|at|of) (?:the )?(?=University of \p{Lu})/gu, 'graduated from the '],
  [
    /\b([Ww]ith|at|to) (?=(?:very )?(?:high|good|large|great|low|wide|big) (?:level|number|range|amount|variety|degree|quantity|volume|team|sense|understanding|command) of\b)/g,
    '$1 a ',
  ],
  [/\b([Ww]ith) (?=(?:great |real |strong |big )?passion for\b)/g, '$1 a '],
  [/\bas result of\b/g, 'as a result of'],
  [/\b(is|was|are) not (?=problem\b)/g, '$1 not a '],
  [/\b([Ww]ith) (?=(?:strong|good|solid|rich) background in\b)/g, '$1 a '],
  [/\b(have|has|had|with|and) (?=(?:valid|clean|full|current) (?:driving|driver['’]s|UK|EU) licen[cs]e\b)/g, '$1 a '],
  [/\bfor (?=long time(?:[.,;]|$))/g, 'for a '],
  [/\bin end of (?=(?:the|each|every)\b)/g, 'at the end of '],
  [/\bat end(?=[.,;]|$)/g, 'at the end'],
]

const rules = [place, had, asRole, wasChild, sound]

/** An article where one is certain: somebody speaks, and names one of several. */
export default defineStep({
  answers: 'words left out',
  group: 'grammar',
  places: ['line', 'summary'],
  isSafe: true,
  adds: () => ['a an the at from'],
  apply(line) {
    const text = applyRules(
      phrases.reduce((told, [pattern, to]) => told.replace(pattern, to), line),
      rules,
    )
    return text === line ? undefined : { text, reason: 'Adds the article that is missing.' }
  },
  examples: {
    mends: [
      [
        'I worked two years in warehouse and in small company',
        'I worked two years in a warehouse and in a small company',
      ],
      ['I am looking for new job', 'I am looking for a new job'],
      ['I choose you because you have good reputation', 'I choose you because you have a good reputation'],
      ['Worked as waiter on the ferries', 'Worked as a waiter on the ferries'],
      ['It is my dream since I was child', 'It is my dream since I was a child'],
      ['I am looking for a opportunity', 'I am looking for an opportunity'],
      ['Nurse in Australia and Philippines', 'Nurse in Australia and the Philippines'],
      ['Moved here from UK in 2019', 'Moved here from the UK in 2019'],
    ],
    leaves: [
      'Worked as treasurer of the club',
      'Ran till in shop and cafe',
      'Acted as charge nurse on nights',
      'Worked as lead hand for two winters',
      'Driver in UK haulage',
      'I have experience in retail',
      'I am part of a crew of six',
      'I was in hospital work for years',
      'A unit of one, an honest day, a European round',
      'I work at plant level',
      'We do business in four states',
      'Seeking role in busy kitchen',
      'I am good with stock',
    ],
  },
})
