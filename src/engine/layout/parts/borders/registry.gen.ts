// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import cornerTicks from './corner-ticks.ts'
import dottedRules from './dotted-rules.ts'
import doubleFrame from './double-frame.ts'
import flowLine from './flow-line.ts'
import girder from './girder.ts'
import graticule from './graticule.ts'
import hairlineColumns from './hairline-columns.ts'
import hairlineFrame from './hairline-frame.ts'
import halftone from './halftone.ts'
import headerRule from './header-rule.ts'
import leftSpine from './left-spine.ts'
import none from './none.ts'
import pageFrame from './page-frame.ts'
import pageNumbers from './page-numbers.ts'
import pageShadow from './page-shadow.ts'
import pleadingLines from './pleading-lines.ts'
import rays from './rays.ts'
import slope from './slope.ts'
import softFrame from './soft-frame.ts'
import spectrumBar from './spectrum-bar.ts'
import spiral from './spiral.ts'
import stem from './stem.ts'
import strata from './strata.ts'
import topBar from './top-bar.ts'
import topRuleThick from './top-rule-thick.ts'
import viaduct from './viaduct.ts'

export const borders = {
  'corner-ticks': cornerTicks,
  'dotted-rules': dottedRules,
  'double-frame': doubleFrame,
  'flow-line': flowLine,
  girder,
  graticule,
  'hairline-columns': hairlineColumns,
  'hairline-frame': hairlineFrame,
  halftone,
  'header-rule': headerRule,
  'left-spine': leftSpine,
  none,
  'page-frame': pageFrame,
  'page-numbers': pageNumbers,
  'page-shadow': pageShadow,
  'pleading-lines': pleadingLines,
  rays,
  slope,
  'soft-frame': softFrame,
  'spectrum-bar': spectrumBar,
  spiral,
  stem,
  strata,
  'top-bar': topBar,
  'top-rule-thick': topRuleThick,
  viaduct,
} as const
