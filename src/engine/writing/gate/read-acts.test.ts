import { describe, expect, it } from 'vitest'
import { parseText } from './parsed-text.ts'
import { type Act, readActs } from './read-acts.ts'

function tell({ verb, owner, limit, phrases }: Act): string {
  const things = phrases.map(({ slot, words }) => `${slot} ${words.join(' ')}`)
  return [`${owner}${limit ? ` ${limit}` : ''} ${verb}`, ...things].join(' | ')
}

const lines: readonly (readonly [string, readonly string[]])[] = [
  ['Pulled files for the auditors during the review', ['self pull | object fil | for auditor | during review']],
  ['Mix and pour concrete', ['self mix | object concret', 'self pour | object concret']],
  ['Assisted the baker in shaping loaves', ['self assist | object baker', 'self inside shap | object loav']],
  ['Sat on the committee that chose the textbook', ['self sit | on committe', 'people inside choos | object textbook']],
  ['Scanned permits and indexed them', ['self scan | object permit', 'self index | object permit']],
  ['Cut pipe from drawings given by the foreman', ['self cut | object pip | from draw | by foreman']],
  ['Wrote letters for the director to edit', ['self writ | object letter | for director', 'people edit']],
  ['Order paint after the office signs off', ['self order | object paint | after offic', 'people sign']],
  ['Repair broken doors and report leaks', ['self repair | object break door', 'self report | object leak']],
]

describe('what a line says was done', () => {
  it.each(lines)('reads who did what to what: %s', (line, acts) => {
    const told = readActs(parseText(line))
      .filter(({ verb }) => verb !== '')
      .map(tell)
    expect(told.map((act, at) => (acts[at]?.includes('|') ? act : act.split(' | ')[0]))).toEqual(acts)
  })

  it('takes helping customers for the work itself and helping a colleague for a part', () => {
    const [customers] = readActs(parseText('Helped customers with returns')).slice(1)
    const [colleague] = readActs(parseText('Helped the lead teacher with naps')).slice(1)
    expect([customers?.servesPeople, colleague?.servesPeople]).toEqual([true, false])
  })
})
