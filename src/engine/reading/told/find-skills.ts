// What somebody says they can do: `I use Figma, Sketch and Adobe XD`, `5 years Python`, `writing Java and Kotlin`.
import { wordCount } from '../line.ts'
import { splitItems } from '../lists/split-items.ts'
import { titleScore } from '../words/title-words.ts'

const listed =
  /(?:^|[,;.]\s+|\band\s+)(?:i\s+(?:also\s+)?(?:use|know|speak code in)|(?:my|his|her|their)\s+(?:\w+\s+)?(?:tools|skills|strengths)\s+(?:are|include)|(?:i\s+am\s+|i[’']m\s+)?(?:skilled|proficient|experienced|good|fluent|trained)\s+(?:in|with|at)|tools|skills)\s*:?\s+(.+?)[.;]?$/iu
const counted =
  /\b(?:\d+|\p{Ll}+)\+?\s+(?:years?|yrs?)\s+(?:of\s+)?((?:\p{Lu}[\p{L}\p{N}+#./-]*)(?:(?:,\s+|\s+and\s+)\p{Lu}[\p{L}\p{N}+#./-]*)*)/gu
const done = /\b\p{Ll}{3,}ing\s+((?:\p{Lu}[\p{L}\p{N}+#.]*)(?:(?:,\s+|\s+and\s+|,\s+and\s+)\p{Lu}[\p{L}\p{N}+#.]*)*)/gu

export function findSkills(sentence: string): string[] {
  const [, list] = listed.exec(sentence) ?? []
  if (list !== undefined) return itemsOf(list)
  if (isBareList(sentence)) return itemsOf(sentence)
  return [...sentence.matchAll(counted), ...sentence.matchAll(done)].flatMap(([, items = '']) => itemsOf(items))
}

/** `TIG, MIG and stick.`: a sentence without a verb that is a list. */
function isBareList(sentence: string): boolean {
  const items = itemsOf(sentence)
  return (
    items.length >= 3 &&
    items.every((item) => wordCount(item) <= 3 && !(titleScore(item) > 0) && !/\d{4}|@/.test(item)) &&
    !/\b(?:i|he|she|is|am|was|have|has|at|for|since|years?)\b/i.test(sentence)
  )
}

function itemsOf(text: string): string[] {
  return splitItems(text.replace(/[.;]$/, '').replace(/,?\s+and\s+/g, ', ')).filter((item) => wordCount(item) <= 4)
}
