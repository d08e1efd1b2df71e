import { defineStep } from './_step.ts'

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)w\/o(?=\s)/g, 'without'],
  [/(?<=\s)w\/(?=\s)/g, 'with'],
  [/(?<=\s)b\/c(?=\s)/g, 'because'],
  [/(?<=\s)thru(?=\s)/g, 'through'],
  [/(?<=\s)ppl(?=[\s,.]|$)/g, 'people'],
  [/(?<=\s)mgmt\.?(?=[\s,]|$)/g, 'management'],
  [/(?<=\s)dept\.?(?=[\s,]|$)/g, 'department'],
  [/(?<=\s)approx\.?(?=\s)/g, 'approximately'],
  [/(?<=\s)incl\.?(?=\s)/g, 'including'],
  [/(?<=\s)avg\.?(?= [$€£]?\d)/g, 'an average of'],
  [/(?<=\d\+? )yrs\.?(?=[\s,]|$)/g, 'years'],
  [/(?<=\d\+? )hrs\.?(?=[\s,]|$)/g, 'hours'],
  [/(?<=\d\+? )(?<!\bh \d+ )mins?\.?(?=,|$| (?:to|per|a|each|from|before|after|and|or|for|in|with)\b)/g, 'minutes'],
  // `dogs & cats`; in names it stays.
  [/(?<=\p{Ll}{2} )&(?= \p{Ll}{2})/gu, 'and'],
]

/** Shorthand that a reader outside the house may stumble over. */
export default defineStep({
  answers: 'signs',
  group: 'clarity',
  places: ['line', 'summary'],
  isSafe: true,
  adds: () => shorthand.map(([, words]) => words),
  apply(line) {
    const text = shorthand.reduce((told, [short, words]) => told.replace(short, words), line)
    return text === line ? undefined : { text, reason: 'Spells out the shorthand.' }
  },
  examples: {
    mends: [
      ['Worked w/ customers thru the holidays', 'Worked with customers through the holidays'],
      ['Closed avg 14 tickets, saved approx $22k', 'Closed an average of 14 tickets, saved approximately $22k'],
      ['Cut drawings & plans from 3 hrs to 50 min', 'Cut drawings and plans from 3 hours to 50 minutes'],
    ],
    leaves: [
      'Ran the drive-thru',
      'Used A/B tests',
      'Worked at THRU Inc.',
      'Sold for Barnes & Noble',
      'Set the min order',
      'Replaced the switch with a 40 min outage',
    ],
  },
})
