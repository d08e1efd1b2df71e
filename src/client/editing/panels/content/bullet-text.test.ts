import { describe, expect, it } from 'vitest'
import { readPoints, showBullets, storeBullets } from './bullet-text.ts'

describe('the bullets of a description', () => {
  it('are shown as bullets and kept as hyphens, at the same places', () => {
    const kept = '- one\n  * two\nprose - with a dash\n-5 degrees\n- '
    const shown = '• one\n  • two\nprose - with a dash\n-5 degrees\n• '
    expect(showBullets(kept)).toBe(shown)
    expect(storeBullets(shown)).toBe(kept.replace('*', '-'))
    expect(shown).toHaveLength(kept.length)
  })
})

describe('a text from elsewhere', () => {
  it('has a point a line, without the marks it came with', () => {
    expect(readPoints('Led a team\r\n\r\nCut costs')).toEqual(['Led a team', 'Cut costs'])
    expect(readPoints('1. Led a team\n2) Cut costs')).toEqual(['Led a team', 'Cut costs'])
  })

  it('keeps a point together that was broken over two lines', () => {
    expect(readPoints('• Led a team\n  of nine\n• Cut costs')).toEqual(['Led a team of nine', 'Cut costs'])
  })
})
