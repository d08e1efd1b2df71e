// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import barLeft from './bar-left.ts'
import dotLead from './dot-lead.ts'
import dottedBelow from './dotted-below.ts'
import doubleBelow from './double-below.ts'
import filledStrip from './filled-strip.ts'
import flanked from './flanked.ts'
import gutterLabel from './gutter-label.ts'
import gutterLine from './gutter-line.ts'
import gutterRule from './gutter-rule.ts'
import iconLead from './icon-lead.ts'
import leafLead from './leaf-lead.ts'
import none from './none.ts'
import overline from './overline.ts'
import ruleBelow from './rule-below.ts'
import ruleShort from './rule-short.ts'
import ruleThickBelow from './rule-thick-below.ts'
import sectionBox from './section-box.ts'
import swissRule from './swiss-rule.ts'
import wordBlock from './word-block.ts'

export const marks = {
  'bar-left': barLeft,
  'dot-lead': dotLead,
  'dotted-below': dottedBelow,
  'double-below': doubleBelow,
  'filled-strip': filledStrip,
  flanked,
  'gutter-label': gutterLabel,
  'gutter-line': gutterLine,
  'gutter-rule': gutterRule,
  'icon-lead': iconLead,
  'leaf-lead': leafLead,
  none,
  overline,
  'rule-below': ruleBelow,
  'rule-short': ruleShort,
  'rule-thick-below': ruleThickBelow,
  'section-box': sectionBox,
  'swiss-rule': swissRule,
  'word-block': wordBlock,
} as const
