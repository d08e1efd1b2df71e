// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import card from './card.ts'
import companyFirst from './company-first.ts'
import datesGutter from './dates-gutter.ts'
import fieldLines from './field-lines.ts'
import oneLine from './one-line.ts'
import resultLead from './result-lead.ts'
import roleFirst from './role-first.ts'
import stacked from './stacked.ts'

export const entries = {
  card,
  'company-first': companyFirst,
  'dates-gutter': datesGutter,
  'field-lines': fieldLines,
  'one-line': oneLine,
  'result-lead': resultLead,
  'role-first': roleFirst,
  stacked,
} as const
