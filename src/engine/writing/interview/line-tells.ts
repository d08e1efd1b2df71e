// What a resume line already says, so that nobody is asked for it again. Plain patterns: this runs on every keystroke
// in the browser, where the tagger is too heavy.

type LinePart = 'howMuch' | 'withWhat' | 'result'

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|daily|weekly|nightly|twice|every (?:day|week|shift|month))\b/i
const tool =
  /\b(?:using|via|by hand|with the help of)\b|\b(?:in|on|with|through) (?:an? |the )?(?:\p{Lu}[\p{L}\d+#.-]+|software|machines?|tools?|scanners?|registers?|equipment|systems?|forklifts?|pallet jacks?|spreadsheets?)/u
const result =
  /[,;] (?:and )?(?:cutting|reducing|raising|increasing|saving|improving|bringing|lifting|keeping|lowering|growing|doubling|halving|winning|earning|passing|avoiding|resulting|leading to|making|allowing|which|so that|going|averaging)\b|\b(?:by|from) (?:about |over |nearly )?(?:\$|€|£)?\d[\d.,]*\s?%?|\bwithout (?:an?|any|one)\b|\bwith no\b|\bso that\b|\bresult(?:ed|ing) in\b|\d\s?%|\bpercent\b/i

/** The parts a line does not tell yet. */
export function findMissingParts(line: string): LinePart[] {
  const missing: LinePart[] = []
  if (!number.test(line)) missing.push('howMuch')
  if (!tool.test(line)) missing.push('withWhat')
  if (!result.test(line)) missing.push('result')
  return missing
}
