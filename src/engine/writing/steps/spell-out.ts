import { capitalize, defineStep } from './_step.ts'

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
  [/(?<=\s)avg\.?(?= [$€£]?\d)/g, 'an average of'],
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
  answers: 'signs',
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
  examples: {
    mends: [
      ['4 in 5 yrs. Nights, 12s', '4 in 5 years. Nights, 12s'],
      ['Worked w/ customers thru the holidays', 'Worked with customers through the holidays'],
      ['Closed avg 14 tickets, saved approx $22k', 'Closed an average of 14 tickets, saved approximately $22k'],
      ['Open the kitchen 5am wed thru sun, alone til 7', 'Open the kitchen 5am Wed through Sun, alone until 7'],
      ['Cut drawings & plans from 3 hrs to 50 min', 'Cut drawings and plans from 3 hours to 50 minutes'],
    ],
    leaves: [
      'Ran the drive-thru',
      'Cashed up the till 5 times a week',
      'Sat with clients',
      'Used A/B tests',
      'Worked at THRU Inc.',
      'Sold for Barnes & Noble',
      'Set the min order',
      'Replaced the switch with a 40 min outage',
    ],
  },
})
