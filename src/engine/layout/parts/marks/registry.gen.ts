// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import doubleBelow from './double-below.ts'
import edgeTab from './edge-tab.ts'
import field from './field.ts'
import filledStrip from './filled-strip.ts'
import flanked from './flanked.ts'
import gutterLabel from './gutter-label.ts'
import indexTab from './index-tab.ts'
import none from './none.ts'
import numeral from './numeral.ts'
import overline from './overline.ts'
import ruleBelow from './rule-below.ts'
import ruleShort from './rule-short.ts'
import ruleTab from './rule-tab.ts'
import ruleThickBelow from './rule-thick-below.ts'
import sectionBar from './section-bar.ts'
import sectionBox from './section-box.ts'
import swissRule from './swiss-rule.ts'
import wordBlock from './word-block.ts'

export const marks = {
  'double-below': doubleBelow,
  'edge-tab': edgeTab,
  field,
  'filled-strip': filledStrip,
  flanked,
  'gutter-label': gutterLabel,
  'index-tab': indexTab,
  none,
  numeral,
  overline,
  'rule-below': ruleBelow,
  'rule-short': ruleShort,
  'rule-tab': ruleTab,
  'rule-thick-below': ruleThickBelow,
  'section-bar': sectionBar,
  'section-box': sectionBox,
  'swiss-rule': swissRule,
  'word-block': wordBlock,
} as const
