import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test('removes control characters and keeps line breaks and tabs', () => {
  expect(cleanText('a\u0000b\u001bc\u007fd\u0085e\nf\tg')).toBe('abcde\nf\tg')
})

test('writes every kind of line break as one', () => {
  expect(cleanText('a\r\nb\rc\u2028d\u2029e')).toBe('a\nb\nc\nd\ne')
})

test('removes halves of surrogate pairs and keeps whole ones', () => {
  expect(cleanText('x\ud83d y\ude00 z😀')).toBe('x y z😀')
})

test('keeps joiners and marks that scripts of the world need', () => {
  const text = 'می\u200cخواهم 👩\u200d💻 e\u0301 \u200fשלום'
  expect(cleanText(text)).toBe(text)
})

test('puts a text of one line on one line', () => {
  expect(cleanLine('Ada \n\t Lovelace')).toBe('Ada Lovelace')
})

test('changes nothing the second time', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'a \n\r\t\u0000\u0085\u2028\ufeff😀', '\ud83d', '\ude00') }),
      (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      },
    ),
  )
})
