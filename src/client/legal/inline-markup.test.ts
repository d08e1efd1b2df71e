import { describe, expect, it } from 'vitest'
import { parseInline, plainText } from './inline-markup.ts'

describe('inline markup', () => {
  it('splits text, strong text and links in reading order', () => {
    expect(parseInline('See **this** and [that](/faq#cost).')).toEqual([
      { kind: 'text', text: 'See ', at: 0 },
      { kind: 'strong', text: 'this', at: 4 },
      { kind: 'text', text: ' and ', at: 12 },
      { kind: 'link', text: 'that', href: '/faq#cost', at: 17 },
      { kind: 'text', text: '.', at: 34 },
    ])
  })

  it('leaves text without marks as it is', () => {
    expect(parseInline('2 * 3 (six) [maybe]')).toEqual([{ kind: 'text', text: '2 * 3 (six) [maybe]', at: 0 }])
  })

  it('gives the words without the marks', () => {
    expect(plainText('**One** of [two](/x)')).toBe('One of two')
  })
})
