import { expect, it } from 'vitest'
import { makePdf, resumePage } from '../files.fixture.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import type { GrayPicture } from './gray-picture.ts'
import { renderPage } from './render-page.ts'
import { findSlope, straighten } from './straighten.ts'

async function pageTurnedBy(degrees: number): Promise<GrayPicture> {
  const bytes = await makePdf((doc) => {
    doc.rotate(degrees, { origin: [doc.page.width / 2, doc.page.height / 2] })
    resumePage(doc)
  })
  const pdf = await openPdf(bytes, { drawing: true })
  const picture = await renderPage(pdf.file, 0)
  await pdf.close()
  return picture
}

const degreesOf = (slope: number) => (Math.atan(slope) * 180) / Math.PI

it.each([-2, 0.5])('finds that a page lies askew by %f degrees, and turns it back', async (degrees) => {
  const picture = await pageTurnedBy(degrees)
  expect(Math.abs(degreesOf(findSlope(picture)) - degrees)).toBeLessThan(0.12)
  expect(Math.abs(degreesOf(findSlope(straighten(picture))))).toBeLessThan(0.12)
})

it('leaves a straight page as it is', async () => {
  const picture = await pageTurnedBy(0)
  expect(straighten(picture)).toBe(picture)
})

it('leaves an empty page as it is', () => {
  const empty = { width: 300, height: 400, pixels: new Uint8Array(300 * 400).fill(255) }
  expect(straighten(empty)).toBe(empty)
})
