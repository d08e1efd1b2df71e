// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import axisLine from './axis-line.ts'
import beam from './beam.ts'
import cornerDisc from './corner-disc.ts'
import dateColumn from './date-column.ts'
import doubleFrame from './double-frame.ts'
import flowLine from './flow-line.ts'
import hairlineColumns from './hairline-columns.ts'
import hairlineFrame from './hairline-frame.ts'
import halftone from './halftone.ts'
import headerRule from './header-rule.ts'
import labelColumn from './label-column.ts'
import none from './none.ts'
import pageFrame from './page-frame.ts'
import pageNumbers from './page-numbers.ts'
import pageShadow from './page-shadow.ts'
import perforations from './perforations.ts'
import pleadingLines from './pleading-lines.ts'
import quarterBlock from './quarter-block.ts'
import softFrame from './soft-frame.ts'
import spotlight from './spotlight.ts'
import squaredPaper from './squared-paper.ts'

export const borders = {
  'axis-line': axisLine,
  beam,
  'corner-disc': cornerDisc,
  'date-column': dateColumn,
  'double-frame': doubleFrame,
  'flow-line': flowLine,
  'hairline-columns': hairlineColumns,
  'hairline-frame': hairlineFrame,
  halftone,
  'header-rule': headerRule,
  'label-column': labelColumn,
  none,
  'page-frame': pageFrame,
  'page-numbers': pageNumbers,
  'page-shadow': pageShadow,
  perforations,
  'pleading-lines': pleadingLines,
  'quarter-block': quarterBlock,
  'soft-frame': softFrame,
  spotlight,
  'squared-paper': squaredPaper,
} as const
