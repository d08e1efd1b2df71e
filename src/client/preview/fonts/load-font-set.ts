// Metric files of the faces a document uses, and the faces themselves for the page to draw with.
import { fetchPath, readJson } from '#client/lib/api.ts'
import { type FaceMetricsFile, faceMetricsFileSchema } from '#engine/layout/text/face-metrics-file.ts'
import { createFontSet, type FontSet } from '#engine/layout/text/fonts.ts'
import { metricUrl } from './face-files.ts'
import { registerFace } from './register-faces.ts'

const loading = new Map<string, Promise<FaceMetricsFile>>()
const loaded = new Map<string, FaceMetricsFile>()
const sets = new Map<string, FontSet>()

/** The font set of these faces if all of it is here already. */
export function knownFontSet(faces: readonly string[]): FontSet | undefined {
  const name = [...faces].sort().join()
  const known = sets.get(name)
  if (known) return known
  const files = faces.map((face) => loaded.get(face)).filter((file) => file !== undefined)
  if (files.length < faces.length || files.length === 0) return undefined
  const set = createFontSet(files)
  sets.set(name, set)
  return set
}

/** Fetches what is missing of these faces, each once, and makes them known to the page. */
export async function loadFontSet(faces: readonly string[]): Promise<FontSet> {
  await Promise.all(faces.map(loadFace))
  const set = knownFontSet(faces)
  if (!set) throw new Error('A font set needs at least one face')
  return set
}

function loadFace(face: string): Promise<FaceMetricsFile> {
  const known = loading.get(face)
  if (known) return known
  const promise = fetchMetrics(face)
  loading.set(face, promise)
  // Without the network one face may fail; the next wish for it must ask again.
  promise.catch(() => loading.delete(face))
  return promise
}

async function fetchMetrics(face: string): Promise<FaceMetricsFile> {
  const file = faceMetricsFileSchema.parse(await readJson(await fetchPath(metricUrl(face))))
  loaded.set(face, file)
  registerFace(file)
  return file
}
