import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { setRight } from './set-right.ts'

function read(lines: readonly string[]) {
  const [pair] = readPairs([...lines, '>> Job'].join('\n'))
  if (!pair) throw new Error('The pair was not read')
  return pair.resume
}

describe('a resume as a letter reads it', () => {
  it('tells two lines that ran into each other as two', () => {
    const { experiences } = setRight(
      read([
        '# Carpenter | Ann Moore | 021 555 | a@example.com',
        '@ Ridge Builders | Carpenter | 2019-02 | present',
        '- Installed doors, curtain tracks and brackets Installed drywall, ceilings and trim',
        '- Kept the site clean',
      ]),
    )
    expect(experiences[0]?.description.split('\n')).toEqual([
      '- Installed doors, curtain tracks and brackets',
      '- Installed drywall, ceilings and trim',
      '- Kept the site clean',
    ])
  })

  it('leaves everything else as it was', () => {
    const resume = read([
      '# Carpenter | Ann Moore | 021 555 | a@example.com',
      'summary: Carpenter with four years on houses and shops.',
      '@ Ridge Builders | Carpenter | 2019-02 | present',
      '- Kept the site clean',
    ])
    expect(setRight(resume)).toEqual(resume)
  })
})
