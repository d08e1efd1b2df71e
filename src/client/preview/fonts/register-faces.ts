// Makes faces known to a document, each as a family of its own, so that no browser picks or fakes a weight.
import { cssFamily } from '#engine/layout/paint/content-elements.ts'
import type { FaceMetricsFile } from '#engine/layout/text/face-metrics-file.ts'
import { type FacePart, faceParts } from './face-files.ts'

/** Adds the parts of a face; the browser fetches each when a letter of it is on the page. */
export function registerFace(file: FaceMetricsFile, target: Document = document): void {
  if (!target.fonts) return
  const view = target.defaultView ?? window
  for (const part of faceParts(file.key)) {
    const face = new view.FontFace(cssFamily(file.key), sourceOf(part), descriptorsOf(file, part))
    target.fonts.add(face)
  }
}

const sourceOf = ({ url }: FacePart) => `url("${new URL(url, location.href).href}") format("woff2")`

const percent = (value: number) => `${Math.round(value * 1e6) / 1e4}%`

function descriptorsOf({ unitsPerEm, ascent, descent }: FaceMetricsFile, { unicodeRange }: FacePart) {
  return {
    unicodeRange,
    display: 'block',
    // Systems read different tables of a font; the layout's own figures keep the baseline where it put it.
    ascentOverride: percent(ascent / unitsPerEm),
    descentOverride: percent(descent / unitsPerEm),
    lineGapOverride: '0%',
  } satisfies FontFaceDescriptors
}
