import { withArticle } from '#engine/language/articles.ts'
import { countableNouns } from '#engine/language/countable-nouns-data.ts'

/** Words on -er and -or that are no tools, or the names of one: nobody uses a water or a docker. */
const stuff =
  /^(?:air|butter|color|colour|copper|docker|fiber|fibre|illustrator|jupyter|labor|labour|leather|lumber|paper|plaster|power|rubber|silver|solder|timber|water|weather)$/
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
  if (!isPlain || stuff.test(noun)) return tool
  return countableNouns.has(noun) || tools.test(noun) ? withArticle(tool) : tool
}
