import { defineStep } from './_step.ts'

const words: Readonly<Record<string, string>> = {
  'w/': 'with',
  'w/o': 'without',
  thru: 'through',
  ppl: 'people',
  mgmt: 'management',
  'b/c': 'because',
}

/** Shorthand that a reader outside the house may stumble over. */
export default defineStep({
  answers: 'signs',
  group: 'clarity',
  places: ['line', 'summary'],
  isSafe: true,
  adds: () => Object.values(words),
  apply(line) {
    const text = line.replace(/(?<=\s)(?:w\/o|w\/|b\/c|thru|ppl|mgmt)(?=\s)/g, (short) => words[short] ?? short)
    return text === line ? undefined : { text, reason: 'Spells out the shorthand.' }
  },
  examples: {
    mends: [['Worked w/ customers thru the holidays', 'Worked with customers through the holidays']],
    leaves: ['Ran the drive-thru', 'Used A/B tests', 'Worked at THRU Inc.'],
  },
})
