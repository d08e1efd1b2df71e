// `Sage 50` is not `Sage 100`: things that go by one name and a number.

const named = /(?<![\p{L}\d])(\p{Lu}[\p{L}&-]*) (\d{1,5}(?:\/\d{1,5})*)(?![\p{L}\d.%+-])/gu
/** `since 2021`, `May 2021`: no number of a thing. */
const aYear = /^(?:19|20)\d\d$/

/** Whether a piece of a resume names the thing asked for with none of the numbers that are asked for. */
export function isOtherModel(quote: string, said: string): boolean {
  const asked = modelsIn(quote)
  const own = modelsIn(said)
  const shared = [...asked].filter(([name]) => own.has(name))
  return (
    shared.length > 0 &&
    shared.every(([name, numbers]) => {
      const bare = said.split(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu')).length - 1
      const mine = own.get(name) ?? []
      return bare === mine.length && !mine.some((one) => one.some((number) => numbers.flat().includes(number)))
    })
  )
}

/** Name in small letters -> the numbers of each of its mentions. */
function modelsIn(text: string): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  for (const [, name = '', numbers = ''] of text.matchAll(named)) {
    const models = numbers.split('/').filter((number) => !aYear.test(number))
    if (models.length > 0) found.set(name.toLowerCase(), [...(found.get(name.toLowerCase()) ?? []), models])
  }
  return found
}
