// What Word calls a face. It knows a family by regular, bold, italic and bold italic alone, so every other weight is
// a family of its own, as on the reader's list of fonts.
import type { FaceWish } from '#engine/layout/text/fonts.ts'
import { type FaceName, faceKey, fontCatalogue } from '#engine/style/fonts.ts'

export type WordFont = { name: string; bold: boolean; italic: boolean; face: FaceName }

export function wordFont({ family, weight, italic }: FaceWish): WordFont {
  const { wordName, weights, substituteOf } = fontCatalogue[family]
  const bold = weight >= 600
  // Readers have Georgia and Arial themselves, and of those no further weights.
  const isPlain = italic || substituteOf !== undefined || !weights.includes(weight)
  if (isPlain || weight === 400 || weight === 700) {
    return { name: wordName, bold, italic, face: faceKey(family, bold ? 700 : 400, italic) }
  }
  // Bold too, so that a program that knows only its own fonts still sets it bold.
  return { name: `${wordName} ${bold ? 'SemiBold' : 'Light'}`, bold, italic, face: faceKey(family, weight, false) }
}
