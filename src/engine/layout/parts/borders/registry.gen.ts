// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import bottomBand from './bottom-band.ts'
import cornerTicks from './corner-ticks.ts'
import dottedRules from './dotted-rules.ts'
import doubleFrame from './double-frame.ts'
import hairlineColumns from './hairline-columns.ts'
import hairlineFrame from './hairline-frame.ts'
import headerRule from './header-rule.ts'
import leftSpine from './left-spine.ts'
import none from './none.ts'
import pageFrame from './page-frame.ts'
import pageNumbers from './page-numbers.ts'
import pageShadow from './page-shadow.ts'
import softFrame from './soft-frame.ts'
import topBar from './top-bar.ts'
import topRuleThick from './top-rule-thick.ts'

export const borders = {
  'bottom-band': bottomBand,
  'corner-ticks': cornerTicks,
  'dotted-rules': dottedRules,
  'double-frame': doubleFrame,
  'hairline-columns': hairlineColumns,
  'hairline-frame': hairlineFrame,
  'header-rule': headerRule,
  'left-spine': leftSpine,
  none,
  'page-frame': pageFrame,
  'page-numbers': pageNumbers,
  'page-shadow': pageShadow,
  'soft-frame': softFrame,
  'top-bar': topBar,
  'top-rule-thick': topRuleThick,
} as const
