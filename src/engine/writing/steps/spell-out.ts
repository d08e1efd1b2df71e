import { capitalize } from '#engine/language/plain-words.ts'
import { defineStep } from './_step.ts'

const days = '(?:mon|tues?|wed|thurs?|fri|sat|sun)'
/** The same with its capital. */
const DAY = 'day'

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)w\/o(?=\s)/g, 'without'],
  [/(?<=\s)w\/(?=\s)/g, 'with'],
  [/(?<=\s)b\/c(?=\s)/g, 'because'],
  [/(?<=\s)thru(?=\s)/g, 'through'],
  [/(?<=\s)['’]?til(?= (?:\d|close|closing|noon|midnight|late|\p{Lu}))/gu, 'until'],
  [/(?<=\s)ppl(?=[\s,.]|$)/g, 'people'],
  [/(?<=\s)mgmt\.?(?=[\s,]|$)/g, 'management'],
  [/(?<=\s)dept\.?(?=[\s,]|$)/g, 'department'],
  [/(?<=\s)approx\.?(?=\s)/g, 'approximately'],
  [/(?<=\s)incl\.?(?=\s)/g, 'including'],
  // The full stop of a sentence stays.
  [/(?<=\d\+? )yrs(?:\.(?=,| \p{Ll}))?(?=[\s,.]|$)/gu, 'years'],
  [/(?<=\d\+? )hrs(?:\.(?=,| \p{Ll}))?(?=[\s,.]|$)/gu, 'hours'],
  [/(?<=\d\+? )(?<!\bh \d+ )mins?\.?(?=,|$| (?:to|per|a|each|from|before|after|and|or|for|in|with)\b)/g, 'minutes'],
  // `wed through sun`: days that are typed as to a friend.
  [new RegExp(`(?<=\\s)${days}(?= (?:to|through|and|-) ${days}\\b)`, 'g'), DAY],
  [new RegExp(`(?<=\\b(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)(?:day)? (?:to|through|and|-) )${days}\\b`, 'g'), DAY],
  // `dogs & cats`; in names it stays.
  [/(?<=\p{Ll}{2} )&(?= \p{Ll}{2})/gu, 'and'],
]

/** Shorthand that a reader outside the company may stumble over. */
export default defineStep({
  group: 'clarity',
  places: ['line', 'summary'],
  isSafe: true,
  adds: () => shorthand.map(([, words]) => words),
  apply(line) {
    const text = shorthand.reduce(
      (told, [short, words]) => told.replace(short, (found) => (words === DAY ? capitalize(found) : words)),
      line,
    )
    return text === line ? undefined : { text, reason: 'Spells out the shorthand.' }
  },
})
