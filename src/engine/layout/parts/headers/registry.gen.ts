// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import bandSolid from './band-solid.ts'
import banner from './banner.ts'
import belt from './belt.ts'
import caption from './caption.ts'
import centerStack from './center-stack.ts'
import cover from './cover.ts'
import dawn from './dawn.ts'
import doubleRule from './double-rule.ts'
import frame from './frame.ts'
import iconRow from './icon-row.ts'
import inline from './inline.ts'
import leftBar from './left-bar.ts'
import leftStack from './left-stack.ts'
import marginNote from './margin-note.ts'
import masthead from './masthead.ts'
import nameplate from './nameplate.ts'
import orbit from './orbit.ts'
import oversize from './oversize.ts'
import photoLeft from './photo-left.ts'
import plinth from './plinth.ts'
import portrait from './portrait.ts'
import poster from './poster.ts'
import prompt from './prompt.ts'
import quarter from './quarter.ts'
import quay from './quay.ts'
import railHead from './rail-head.ts'
import ribbon from './ribbon.ts'
import rose from './rose.ts'
import seedling from './seedling.ts'
import span from './span.ts'
import split from './split.ts'
import titleBlock from './title-block.ts'

export const headers = {
  'band-solid': bandSolid,
  banner,
  belt,
  caption,
  'center-stack': centerStack,
  cover,
  dawn,
  'double-rule': doubleRule,
  frame,
  'icon-row': iconRow,
  inline,
  'left-bar': leftBar,
  'left-stack': leftStack,
  'margin-note': marginNote,
  masthead,
  nameplate,
  orbit,
  oversize,
  'photo-left': photoLeft,
  plinth,
  portrait,
  poster,
  prompt,
  quarter,
  quay,
  'rail-head': railHead,
  ribbon,
  rose,
  seedling,
  span,
  split,
  'title-block': titleBlock,
} as const
