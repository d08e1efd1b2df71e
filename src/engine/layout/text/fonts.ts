// The faces that are loaded, and which of them draw a style.
import { faceChain, fallbackSlugs } from '#engine/style/fonts.ts'
import type { TextStyle } from '../blocks.ts'
import type { FaceKey } from '../display-list.ts'
import { type FaceMetrics, readFaceMetrics } from './face-metrics.ts'
import type { FaceMetricsFile } from './face-metrics-file.ts'

export type FaceWish = Pick<TextStyle, 'family' | 'weight' | 'italic'>

export type FontSet = {
  face(key: FaceKey): FaceMetrics | undefined
  /** The loaded faces that stand in for letters a family lacks. */
  fallbacks: readonly FaceKey[]
  /** The loaded faces to ask for a letter of this style, the wanted one first. Never empty. */
  chain(style: FaceWish): readonly FaceMetrics[]
}

/** Faces to lay text out with. Files may come in any order; a style whose own face is missing uses the next one. */
export function createFontSet(files: Iterable<FaceMetricsFile>): FontSet {
  const byKey = new Map<FaceKey, FaceMetricsFile>()
  for (const file of files) byKey.set(file.key, file)
  return openFontSet([...byKey.keys()], (key) => byKey.get(key))
}

/** The same over files that are read when a text first needs them. */
export function openFontSet(
  keys: readonly FaceKey[],
  readFile: (key: FaceKey) => FaceMetricsFile | undefined,
): FontSet {
  const [firstKey] = keys
  if (firstKey === undefined) throw new Error('A font set needs at least one face')
  const available = new Set(keys)
  const faces = new Map<FaceKey, FaceMetrics | undefined>()
  const findFace = (key: FaceKey) => {
    if (available.has(key) && !faces.has(key)) {
      const file = readFile(key)
      faces.set(key, file && readFaceMetricsOnce(file))
    }
    return faces.get(key)
  }
  const findFaces = (wanted: readonly FaceKey[]) => wanted.map(findFace).filter((face) => face !== undefined)
  const findChain = ({ family, weight, italic }: FaceWish) => {
    const loaded = findFaces(faceChain(family, weight, italic))
    return loaded.length > 0 ? loaded : findFaces([firstKey])
  }
  // Asked for every run of every line: a text as the key of a map would cost more than the measuring.
  const chains = new Map<TextStyle['family'], (readonly FaceMetrics[] | undefined)[]>()
  return {
    face: findFace,
    fallbacks: keys.filter(isFallback),
    chain(style) {
      const slot = style.weight / 50 + (style.italic ? 1 : 0)
      const ofFamily = chains.get(style.family) ?? []
      const known = ofFamily[slot]
      if (known) return known
      const chain = findChain(style)
      ofFamily[slot] = chain
      chains.set(style.family, ofFamily)
      return chain
    },
  }
}

const isFallback = (key: FaceKey) => fallbackSlugs.some((slug) => key.slice(0, key.lastIndexOf('-')) === slug)

// The same file goes into a new set whenever one more face has arrived.
const read = new WeakMap<FaceMetricsFile, FaceMetrics>()

function readFaceMetricsOnce(file: FaceMetricsFile): FaceMetrics {
  const known = read.get(file)
  if (known) return known
  const metrics = readFaceMetrics(file)
  read.set(file, metrics)
  return metrics
}
