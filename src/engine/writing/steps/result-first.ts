import { readLine } from '#engine/language/read-line.ts'
import { changeForms } from '#engine/language/say-line.ts'
import { defineStep } from './_step.ts'

const result =
  /^(.{12,160}?),? (?:(?:and|which) )?(?:resulting in|resulted in|leading to|led to) ((?:an? )?(?:[$€£]?\d[\d.,]*(?:%|\+|[km]\b)?|(?:over|about|nearly|almost) [$€£]?\d[\d.,]*%?) (?:increase|decrease|reduction|rise|drop|growth|improvement|gain|savings?)\b[^,;:.]*)\.?$/iu

/** A result the line itself names as one, with its number, told first. */
export default defineStep({
  answers: 'late result',
  group: 'impact',
  places: ['line'],
  isSafe: false,
  adds: () => ['achieved by'],
  apply(line, { tense }) {
    const [, act = '', gain = ''] = result.exec(line) ?? []
    if (act === '' || /[;:(]/.test(act)) return undefined
    const read = readLine(act)
    const [head] = read.verbs
    if (read.shape !== 'act' || head?.at !== 0 || head.form !== 'past' || read.verbs.length > 1 || tense === 'none')
      return undefined
    if (
      /\b(?:helped|assisted|supported|contributed|participated|not|never)\b/i.test(act) ||
      /,|\band\b.*\b\p{L}+ed\b/u.test(act)
    )
      return undefined
    const doing = changeForms(read, read.verbs, 'ing')
    const stop = line.endsWith('.') ? '.' : ''
    return { text: `Achieved ${gain} by ${doing}${stop}`, reason: 'Puts the result first.' }
  },
  examples: {
    mends: [
      [
        'Spearheaded the redesign of the main product website, resulting in a 40% increase in user engagement.',
        'Achieved a 40% increase in user engagement by spearheading the redesign of the main product website.',
        { tense: 'ended' },
      ],
    ],
    leaves: [
      ['Reduced latency by 73% by caching', { tense: 'ended' }],
      ['Helped redesign the site, resulting in a 40% increase in sales', { tense: 'ended' }],
      ['Redesigned the site, resulting in happier customers', { tense: 'ended' }],
    ],
  },
})
