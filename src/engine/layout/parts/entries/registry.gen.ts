// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import boldFigures from './bold-figures.ts'
import card from './card.ts'
import companyFirst from './company-first.ts'
import datesGutter from './dates-gutter.ts'
import fieldLines from './field-lines.ts'
import roleFirst from './role-first.ts'
import stacked from './stacked.ts'

export const entries = {
  'bold-figures': boldFigures,
  card,
  'company-first': companyFirst,
  'dates-gutter': datesGutter,
  'field-lines': fieldLines,
  'role-first': roleFirst,
  stacked,
} as const
