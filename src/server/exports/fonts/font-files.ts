// Font and metric files on the server: from the packages while developing, from the built folder afterwards.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FaceMetricsFile, faceMetricsFileSchema } from '#engine/layout/text/face-metrics-file.ts'
import { type FontSet, openFontSet } from '#engine/layout/text/fonts.ts'
import { allFaces, type FaceName } from '#engine/style/fonts.ts'
import { fontSource } from './font-sources.ts'
import { withLiningFigures } from './lining-figures.ts'
import { readTrueType, type TrueTypeFile } from './truetype-file.ts'

const here = dirname(fileURLToPath(import.meta.url))
const root = findRoot(here)
const built = join(root, 'dist', 'fonts')
const isBuilt = here.startsWith(join(root, 'dist')) && existsSync(built)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The fonts lie beside package.json, which was not found')
  return findRoot(parent)
}

const faceNames: ReadonlySet<string> = new Set(allFaces)

const isFace = (face: string): face is FaceName => faceNames.has(face)

/** The path of the font file of a face, which pdfkit and fontkit can read. */
export function fontPath(face: string): string {
  if (!isFace(face)) throw new Error(`There is no face ${face}`)
  const source = fontSource(face)
  return isBuilt ? join(built, `${face}${source.slice(source.lastIndexOf('.'))}`) : join(root, source)
}

const files = new Map<string, Buffer>()

/** The font file of a face, read once. */
export function fontFile(face: string): Buffer {
  const known = files.get(face)
  if (known) return known
  if (!isFace(face)) throw new Error(`There is no face ${face}`)
  const file = withLiningFigures(face, readFileSync(fontPath(face)))
  files.set(face, file)
  return file
}

const parsed = new Map<string, TrueTypeFile>()

/** The same, parsed. */
export function trueType(face: string): TrueTypeFile {
  const known = parsed.get(face) ?? readTrueType(fontFile(face))
  parsed.set(face, known)
  return known
}

const metrics = new Map<string, FaceMetricsFile>()

/** The metric file of a face, read once. */
export function faceMetrics(face: string): FaceMetricsFile {
  const known = metrics.get(face)
  if (known) return known
  if (!isFace(face)) throw new Error(`There is no face ${face}`)
  const folder = isBuilt ? join(built, 'metrics') : join(root, 'assets', 'fonts', 'metrics')
  const file = faceMetricsFileSchema.parse(JSON.parse(readFileSync(join(folder, `${face}.json`), 'utf8')))
  metrics.set(face, file)
  return file
}

const sets = new Map<string, FontSet>()

/** A font set of these faces; each is read when a text first needs it. */
export function loadMetrics(faces: readonly string[]): FontSet {
  const name = faces.join()
  const known = sets.get(name)
  if (known) return known
  const set = openFontSet(faces, faceMetrics)
  sets.set(name, set)
  return set
}
