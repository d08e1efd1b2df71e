// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import columns2 from './columns-2.ts'
import deck from './deck.ts'
import grouped from './grouped.ts'
import line from './line.ts'
import list from './list.ts'
import table from './table.ts'

export const skills = {
  'columns-2': columns2,
  deck,
  grouped,
  line,
  list,
  table,
} as const
