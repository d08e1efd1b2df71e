// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import axis from './axis.ts'
import bandSplit from './band-split.ts'
import cards from './cards.ts'
import dateGutter from './date-gutter.ts'
import footColumns from './foot-columns.ts'
import gridAsym from './grid-asym.ts'
import labelGutter from './label-gutter.ts'
import ledger from './ledger.ts'
import ruleLeft from './rule-left.ts'
import ruleRight from './rule-right.ts'
import sidebarLeft from './sidebar-left.ts'
import sidebarRight from './sidebar-right.ts'
import single from './single.ts'
import singleNarrow from './single-narrow.ts'
import splitEven from './split-even.ts'

export const layouts = {
  axis,
  'band-split': bandSplit,
  cards,
  'date-gutter': dateGutter,
  'foot-columns': footColumns,
  'grid-asym': gridAsym,
  'label-gutter': labelGutter,
  ledger,
  'rule-left': ruleLeft,
  'rule-right': ruleRight,
  'sidebar-left': sidebarLeft,
  'sidebar-right': sidebarRight,
  single,
  'single-narrow': singleNarrow,
  'split-even': splitEven,
} as const
