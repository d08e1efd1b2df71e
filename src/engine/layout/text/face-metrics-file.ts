// A metric file, as it is packed.
import * as z from 'zod'

const integers = z.array(z.int())

/** A metric file. Lengths are in font units; the lists are packed, and `readFaceMetrics` unpacks them. */
export const faceMetricsFileSchema = z.object({
  key: z.string(),
  unitsPerEm: z.int(),
  ascent: z.int(),
  descent: z.int(),
  capHeight: z.int(),
  xHeight: z.int(),
  /** Letters the face has, as ranges: gap since the last range, length, gap, length … */
  ranges: integers,
  /** Their advances in the same order; -n repeats the one before n more times. */
  advances: integers,
  /** Letters that kern alike, as left and as right neighbours (gaps between code points); per left class, pairs of a gap between right classes and a value. */
  kerning: z.object({ left: z.array(integers), right: z.array(integers), values: z.array(integers) }).optional(),
  /** Letters that join: code point, advance at the end of a word, at its start, in its middle (0, 0 where it joins only to the right). */
  joining: integers.optional(),
  /** Pairs that become one when joined: first, second, advance standing alone, at the end of a word, at its start, in its middle. */
  ligatures: integers.optional(),
})
export type FaceMetricsFile = z.infer<typeof faceMetricsFileSchema>
