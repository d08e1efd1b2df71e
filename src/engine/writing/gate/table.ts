// Every check, in the order in which their findings are named to the person.
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

export const table: Readonly<Record<string, Check>> = {
  form,
  names,
  numbers,
  dates,
  durations,
  credentials,
  roles,
  languages,
  raised,
  hedges,
}
