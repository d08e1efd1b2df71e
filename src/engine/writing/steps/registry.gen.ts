// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import addBullet from './add-bullet.ts'
import beginWithCapital from './begin-with-capital.ts'
import calmCapitals from './calm-capitals.ts'
import closeRow from './close-row.ts'
import commonSlips from './common-slips.ts'
import dropFiller from './drop-filler.ts'
import dropPronoun from './drop-pronoun.ts'
import endStop from './end-stop.ts'
import formatPhone from './format-phone.ts'
import matchTense from './match-tense.ts'
import mendTypo from './mend-typo.ts'
import namePlace from './name-place.ts'
import partClauses from './part-clauses.ts'
import resultFirst from './result-first.ts'
import spellNames from './spell-names.ts'
import spellOut from './spell-out.ts'
import splitLine from './split-line.ts'
import strongOpening from './strong-opening.ts'
import supplyArticles from './supply-articles.ts'
import tidySigns from './tidy-signs.ts'

export const steps = {
  'add-bullet': addBullet,
  'begin-with-capital': beginWithCapital,
  'calm-capitals': calmCapitals,
  'close-row': closeRow,
  'common-slips': commonSlips,
  'drop-filler': dropFiller,
  'drop-pronoun': dropPronoun,
  'end-stop': endStop,
  'format-phone': formatPhone,
  'match-tense': matchTense,
  'mend-typo': mendTypo,
  'name-place': namePlace,
  'part-clauses': partClauses,
  'result-first': resultFirst,
  'spell-names': spellNames,
  'spell-out': spellOut,
  'split-line': splitLine,
  'strong-opening': strongOpening,
  'supply-articles': supplyArticles,
  'tidy-signs': tidySigns,
} as const
