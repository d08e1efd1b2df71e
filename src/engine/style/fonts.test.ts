import { expect, test } from 'vitest'
import { allFaces, faceChain, faceKey, fontCatalogue } from './fonts.ts'
import { fontFamilies, furtherFontFamilies } from './style.ts'

test('has every family of the style schema', () => {
  expect(Object.keys(fontCatalogue).sort()).toEqual([...fontFamilies, ...furtherFontFamilies].sort())
})

test('maps a weight that does not exist to the next heavier one', () => {
  expect(faceKey('Times New Roman', 600, false)).toBe('tinos-700')
  expect(faceKey('Arial', 300, false)).toBe('arimo-400')
  expect(faceKey('Roboto', 300, false)).toBe('roboto-300')
})

test('has italics of regular and bold only', () => {
  expect(faceKey('Roboto', 300, true)).toBe('roboto-400i')
  expect(faceKey('Lato', 600, true)).toBe('lato-700i')
})

test('stands in with the same widths for fonts that are not free', () => {
  expect(fontCatalogue.Georgia).toMatchObject({ slug: 'gelasio', wordName: 'Georgia' })
  expect(fontCatalogue.Helvetica).toMatchObject({ slug: 'arimo', wordName: 'Helvetica' })
  expect(fontCatalogue.Calibri).toMatchObject({ slug: 'carlito', wordName: 'Calibri' })
})

test('asks only faces that exist, each once', () => {
  for (const family of [...fontFamilies, ...furtherFontFamilies]) {
    for (const weight of [300, 400, 600, 700] as const) {
      for (const italic of [false, true]) {
        const chain = faceChain(family, weight, italic)
        expect(new Set(chain).size).toBe(chain.length)
        for (const face of chain) expect(allFaces).toContain(face)
      }
    }
  }
})
