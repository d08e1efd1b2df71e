// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import capitalized from './capitalized.ts'
import capsBold from './caps-bold.ts'
import capsTracked from './caps-tracked.ts'
import codeComment from './code-comment.ts'
import gradient from './gradient.ts'
import modern from './modern.ts'
import plainBold from './plain-bold.ts'
import serifItalic from './serif-italic.ts'
import smallCaps from './small-caps.ts'
import spectrum from './spectrum.ts'

export const headings = {
  capitalized,
  'caps-bold': capsBold,
  'caps-tracked': capsTracked,
  'code-comment': codeComment,
  gradient,
  modern,
  'plain-bold': plainBold,
  'serif-italic': serifItalic,
  'small-caps': smallCaps,
  spectrum,
} as const
