// The faces cut into parts for the browser, as woff2. Metric files and parts cover the same letters.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Font } from 'fontkit'
import subsetFont from 'subset-font'
import type { FaceName } from '#engine/style/fonts.ts'
import { fontFile } from '#server/exports/fonts/font-files.ts'
import { splitFace } from '#server/exports/fonts/font-sources.ts'
import { coverageByPart } from './fonts-coverage.ts'

// What the layout measures, and the forms that Arabic and Devanagari need. Ligatures are left out: nobody may draw them.
const latinFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'rlig']
const arabicFeatures = ['init', 'medi', 'fina', 'isol']
const indicFeatures = [
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'abvm',
  'blwm',
  'dist',
]
const features = [...latinFeatures, ...arabicFeatures, ...indicFeatures]

const partsWithForms = ['arabic', 'rest']

/** Writes the parts of a face that have letters and returns their names. */
export async function writeWebParts(face: FaceName, font: Font, folder: string): Promise<string[]> {
  const source = fontFile(face)
  const parts = coverageByPart(splitFace(face)[0], font).filter(({ codes }) => codes.length > 0)
  for (const { name, codes } of parts) {
    const text = codes.map((code) => String.fromCodePoint(code)).join('')
    const part = await subsetFont(source, text, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: features,
      // Without this, small capitals and old-style figures would come along.
      noLayoutClosure: !partsWithForms.includes(name),
    })
    writeFileSync(join(folder, `${face}.${name}.woff2`), part)
  }
  return parts.map(({ name }) => name)
}
