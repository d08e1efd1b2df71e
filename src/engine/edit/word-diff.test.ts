import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiffPart, diffWords } from './word-diff.ts'

const side = (parts: DiffPart[], hidden: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== hidden)
    .map(({ text }) => text)
    .join('')
    .split(/\s+/)
    .filter(Boolean)

describe('the difference of two texts', () => {
  it('is the words that changed', () => {
    expect(diffWords('Responsible for weekly reports', 'Wrote weekly reports')).toEqual([
      { kind: 'removed', text: 'Responsible for ' },
      { kind: 'added', text: 'Wrote ' },
      { kind: 'same', text: 'weekly reports' },
    ])
  })

  it('keeps no single word that two long changes have in common by chance', () => {
    expect(
      diffWords(
        'Cook. I ran the big kitchen and two bars.',
        'Cook. Cut waste by half, trained the four apprentices and wrote menus.',
      ),
    ).toEqual([
      { kind: 'same', text: 'Cook. ' },
      { kind: 'removed', text: 'I ran the big kitchen and two bars. ' },
      { kind: 'added', text: 'Cut waste by half, trained the four apprentices and wrote menus.' },
    ])
    expect(diffWords('Manged the ofice', 'Managed the office').map(({ kind }) => kind)).toContain('same')
  })

  it('is nothing where nothing changed', () => {
    expect(diffWords('Same words', 'Same words')).toEqual([{ kind: 'same', text: 'Same words' }])
  })

  it('is all of it where one side is empty', () => {
    expect(diffWords('', 'New line')).toEqual([{ kind: 'added', text: 'New line' }])
    expect(diffWords('Old line', '')).toEqual([{ kind: 'removed', text: 'Old line' }])
  })

  it('holds every word of both sides, in order', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'Led', 'team,', '12%'), { maxLength: 12 })
    fc.assert(
      fc.property(words, words, (left, right) => {
        const parts = diffWords(left.join(' '), right.join(' '))
        expect(side(parts, 'added')).toEqual(left)
        expect(side(parts, 'removed')).toEqual(right)
      }),
    )
  })
})
