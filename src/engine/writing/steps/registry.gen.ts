// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import addApostrophe from './add-apostrophe.ts'
import addBullet from './add-bullet.ts'
import beginWithCapital from './begin-with-capital.ts'
import calmCapitals from './calm-capitals.ts'
import commonSlips from './common-slips.ts'
import countSeveral from './count-several.ts'
import cutAside from './cut-aside.ts'
import dropFiller from './drop-filler.ts'
import dropPronoun from './drop-pronoun.ts'
import dropTalk from './drop-talk.ts'
import endStop from './end-stop.ts'
import formatPhone from './format-phone.ts'
import hyphenate from './hyphenate.ts'
import matchTense from './match-tense.ts'
import mendTypo from './mend-typo.ts'
import namePlace from './name-place.ts'
import setApart from './set-apart.ts'
import spellNames from './spell-names.ts'
import spellOut from './spell-out.ts'
import splitLine from './split-line.ts'
import strongOpening from './strong-opening.ts'
import tidySigns from './tidy-signs.ts'

export const steps = {
  'add-apostrophe': addApostrophe,
  'add-bullet': addBullet,
  'begin-with-capital': beginWithCapital,
  'calm-capitals': calmCapitals,
  'common-slips': commonSlips,
  'count-several': countSeveral,
  'cut-aside': cutAside,
  'drop-filler': dropFiller,
  'drop-pronoun': dropPronoun,
  'drop-talk': dropTalk,
  'end-stop': endStop,
  'format-phone': formatPhone,
  hyphenate,
  'match-tense': matchTense,
  'mend-typo': mendTypo,
  'name-place': namePlace,
  'set-apart': setApart,
  'spell-names': spellNames,
  'spell-out': spellOut,
  'split-line': splitLine,
  'strong-opening': strongOpening,
  'tidy-signs': tidySigns,
} as const
