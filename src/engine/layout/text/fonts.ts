// The faces that are loaded, and which of them draw a style.
import { faceChain, fallbackSlugs } from '#engine/style/fonts.ts'
import type { TextStyle } from '../blocks.ts'
import type { FaceKey } from '../display-list.ts'
import { type FaceMetrics, type FaceMetricsFile, readFaceMetrics } from './face-metrics.ts'

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
  const faces = new Map<FaceKey, FaceMetrics>()
  for (const file of files) faces.set(file.key, readFaceMetricsOnce(file))
  const [anyFace] = faces.values()
  if (!anyFace) throw new Error('A font set needs at least one face')

  const chains = new Map<readonly FaceKey[], readonly FaceMetrics[]>()
  return {
    face: (key) => faces.get(key),
    fallbacks: [...faces.keys()].filter((key) =>
      fallbackSlugs.some((slug) => key.startsWith(`${slug}-4`) || key.startsWith(`${slug}-7`)),
    ),
    chain({ family, weight, italic }) {
      const wanted = faceChain(family, weight, italic)
      const known = chains.get(wanted)
      if (known) return known
      const loaded = wanted.map((key) => faces.get(key)).filter((face) => face !== undefined)
      const chain = loaded.length > 0 ? loaded : [anyFace]
      chains.set(wanted, chain)
      return chain
    },
  }
}

// The same file goes into a new set whenever one more face has arrived.
const read = new WeakMap<FaceMetricsFile, FaceMetrics>()

function readFaceMetricsOnce(file: FaceMetricsFile): FaceMetrics {
  const known = read.get(file)
  if (known) return known
  const metrics = readFaceMetrics(file)
  read.set(file, metrics)
  return metrics
}
