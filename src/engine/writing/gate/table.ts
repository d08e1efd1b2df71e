// Every check and the kinds of text it looks at. The kinds differ in which lines are their source and in nothing else but this.
import type { Check } from './check.ts'
import { credentials } from './checks/credentials.ts'
import { dates } from './checks/dates.ts'
import { durations } from './checks/durations.ts'
import { form } from './checks/form.ts'
import { hedges } from './checks/hedges.ts'
import { languages } from './checks/languages.ts'
import { names } from './checks/names.ts'
import { numbers } from './checks/numbers.ts'
import { raised } from './checks/raised.ts'
import { roles } from './checks/roles.ts'
import type { GateKind } from './ground.ts'

type Row = Record<GateKind, boolean> & { name: string; check: Check }

const all = { line: true, summary: true, letter: true }

export const table: readonly Row[] = [
  { name: 'form', check: form, ...all },
  { name: 'names', check: names, ...all },
  { name: 'numbers', check: numbers, ...all },
  { name: 'dates', check: dates, ...all },
  { name: 'durations', check: durations, ...all },
  { name: 'credentials', check: credentials, ...all },
  { name: 'roles', check: roles, ...all },
  { name: 'languages', check: languages, ...all },
  { name: 'raised', check: raised, ...all },
  { name: 'hedges', check: hedges, ...all },
]
