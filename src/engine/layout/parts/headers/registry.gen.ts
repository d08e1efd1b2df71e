// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import bandSolid from './band-solid.ts'
import bandTint from './band-tint.ts'
import caption from './caption.ts'
import centerStack from './center-stack.ts'
import doubleRule from './double-rule.ts'
import frame from './frame.ts'
import inSidebar from './in-sidebar.ts'
import inline from './inline.ts'
import leftBar from './left-bar.ts'
import leftStack from './left-stack.ts'
import monogram from './monogram.ts'
import oversize from './oversize.ts'
import photoLeft from './photo-left.ts'
import split from './split.ts'
import twoTone from './two-tone.ts'

export const headers = {
  'band-solid': bandSolid,
  'band-tint': bandTint,
  caption,
  'center-stack': centerStack,
  'double-rule': doubleRule,
  frame,
  'in-sidebar': inSidebar,
  inline,
  'left-bar': leftBar,
  'left-stack': leftStack,
  monogram,
  oversize,
  'photo-left': photoLeft,
  split,
  'two-tone': twoTone,
} as const
