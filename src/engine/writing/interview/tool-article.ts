import { withArticle } from '#engine/language/articles.ts'
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { findTerms } from '../words/terms.ts'

/** Words on -er and -or that are no tools, or may name a program: nobody uses a water, and Blender is no kitchen's. */
const stuff =
  /(?:^|[ -])(?:air|blender|butter|colou?r|conditioner|copper|fertili[sz]er|fib(?:er|re)|filler|hardener|illustrator|jupyter|labou?r|lacquer|leather|liquor|lumber|moisturi[sz]er|mortar|paper|plaster|polymer|power|primer|rubber|saniti[sz]er|sealer|silver|softener|solder|sweetener|thickener|thinner|timber|toner|vapou?r|water|weather|(?<!(?:steam|vacuum) )cleaner)$/
const tools =
  /(?:er|or|jack|tug|truck|van|saw|drill|lift|hoist|phone|tablet|laptop|mop|ladder|crane|camera|kiln|lathe|oven|knife|till)$/
const hasOwn =
  /^(?:the|an?|my|our|their|his|her|its|this|that|these|those|one|two|no|some|any|all|each|every|several|many)\b|^\d|['’]s\b/i

/** `handheld scanner` is `a handheld scanner`; names, methods and more than one stay as they are. */
export function withToolArticle(tool: string): string {
  const [first = ''] = tool.split(/,| and | or | with | for /, 1)
  const noun = first.split(' ').at(-1) ?? ''
  const isPlain =
    /^[a-z-]+$/.test(noun) && !hasOwn.test(tool) && !/ing$|^(?:in|on|by|through|via|from|at|with)\s/i.test(first)
  if (!isPlain || stuff.test(first) || namesProgram(first)) return tool
  return countableNouns.has(noun) || tools.test(noun) ? withArticle(tool) : tool
}

/** `react router` is typed small, and is a name all the same. */
function namesProgram(tool: string): boolean {
  const titled = tool.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  // `Unix platform` is a platform.
  if (/ (?:platform|system|environment|database|framework|server|lift|machine|terminal)$/.test(tool)) return false
  return [tool, titled].some((name) => findTerms(name).some(({ term }) => term.kind === 'tool'))
}
