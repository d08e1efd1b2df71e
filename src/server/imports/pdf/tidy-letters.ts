// The letters of a run as the text a person reads: ligatures apart, and Hebrew and Arabic from right to left.

const ligatures = /[\ufb00-\ufb06]/g
/** Hebrew, Arabic and their kin. */
const letters = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff'
const rightToLeft = new RegExp(`[${letters}]`)
const other = `(?![${letters}])[\\p{L}\\p{N}+]`

/** The texts of letters in the order of the page. */
export function tidyLetters(texts: readonly string[]): string {
  const inOrder = texts.some((text) => rightToLeft.test(text)) ? toReadingOrder(texts) : texts.join('')
  return (
    inOrder
      .replace(ligatures, (letter) => letter.normalize('NFKC'))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: broken fonts map letters to them
      .replace(/[\u0000-\u001f\u007f\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Letters, numbers and what is between them, as far as nothing is written from right to left. */
const leftToRight = new RegExp(`${other}(?:[^${letters}]*${other})?`, 'gu')
const numbers = /[\d+][\d.,:/+-]*/g
const reverse = (text: string) => [...text].reverse().join('')

/**
 * Files set Hebrew and Arabic from left to right as they look. Latin words inside keep their order, numbers between
 * them too; numbers alone are set one after the other from the right.
 */
function toReadingOrder(texts: readonly string[]): string {
  // A glyph of two letters has them in their order.
  const reversed = texts.toReversed().join('').normalize('NFKC')
  return reversed.replace(leftToRight, (run) => (/\p{L}/u.test(run) ? reverse(run) : run.replace(numbers, reverse)))
}
