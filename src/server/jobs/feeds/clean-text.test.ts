import { expect, it } from 'vitest'
import { cleanLine, cleanText, longestDescription, unescapeHtml } from './clean-text.ts'

it('keeps paragraphs and points', () => {
  expect(cleanText('<h2>Duties</h2><ul><li>Weld &amp; cut</li><li><p>Sweep</p></li></ul><p>Pay:<br>good</p>')).toBe(
    'Duties\n\n- Weld & cut\n- Sweep\n\nPay:\ngood',
  )
})

it('keeps plain text as it is', () => {
  expect(cleanText('One.\n\nTwo.\n• a point\n* another')).toBe('One.\n\nTwo.\n- a point\n- another')
})

it.each([
  '<script>alert(1)</script>Safe',
  '<SCRIPT src=x>Safe</SCRIPT >Safe',
  '<style>p{}</style>Safe',
  '<img src=x onerror="alert(1)">Safe',
  '<!-- <p>hidden</p> -->Safe',
  'Safe<script>never ends',
  'Safe<iframe src="javascript:alert(1)">',
  '<svg><text>x</text></svg>Safe',
])('leaves nothing of the code in %s', (html) => {
  expect(cleanText(html)).toBe('Safe')
})

it('drops what hides in a text', () => {
  expect(cleanText('a\u0000b\u200b\u202ec')).toBe('abc')
  expect(cleanLine('Nurse\u202e \n\t<b>RN</b>')).toBe('Nurse RN')
})

it('bears text without end', () => {
  const started = performance.now()
  expect(cleanText('<'.repeat(500_000)).length).toBeLessThanOrEqual(longestDescription)
  expect(cleanText(`<p>${'word '.repeat(100_000)}`).length).toBeLessThanOrEqual(longestDescription)
  expect(cleanText('<a '.repeat(100_000)).length).toBeLessThanOrEqual(longestDescription)
  expect(cleanText('<script>'.repeat(50_000)).length).toBeLessThanOrEqual(longestDescription)
  expect(performance.now() - started).toBeLessThan(10_000)
})

it('reads HTML that was escaped once more', () => {
  expect(cleanText(unescapeHtml('&lt;p&gt;R&amp;amp;D&lt;/p&gt;'))).toBe('R&D')
})
