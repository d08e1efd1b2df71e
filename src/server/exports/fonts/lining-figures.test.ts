import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { allFaces } from '#engine/style/fonts.ts'
import { fontFile } from './font-files.ts'
import { fontSource, splitFace } from './font-sources.ts'

const figures = '0123456789'
const changed = allFaces.filter((face) => ['gelasio', 'playfair-display', 'raleway'].includes(splitFace(face)[0]))

it.each(changed)('draws with the lining figures of %s, where it has any', (face) => {
  const glyphs = (file: Buffer, features: Record<string, boolean>) =>
    create(file)
      .layout(figures, features)
      .glyphs.map(({ id }) => id)
  expect(glyphs(fontFile(face), {})).toEqual(glyphs(readFileSync(fontSource(face)), { lnum: true }))
})
