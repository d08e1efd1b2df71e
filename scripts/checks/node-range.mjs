// @ts-check

/**
 * Whether a range of a package's `engines` admits a version: `>=20 <25`, `^20.19.0 || >=22.12.0`, `18 || 20`, `*`.
 * @param {string} range
 * @param {string} version
 */
export function admitsVersion(range, version) {
  return range.split('||').some((alternative) => {
    // `>= 18` is one comparison, not two.
    const comparisons = alternative
      .replaceAll(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/)
    return comparisons.every((comparison) => meets(comparison, readNumbers(version)))
  })
}

/**
 * @param {string} comparison
 * @param {number[]} version
 */
function meets(comparison, version) {
  const [, sign = '', text = ''] = /^([<>=^~]*)v?(.*)$/.exec(comparison) ?? []
  const numbers = readNumbers(text)
  if (numbers.length === 0) return true
  const order = compare(version, numbers)
  if (sign === '>=') return order >= 0
  if (sign === '>') return order > 0
  if (sign === '<') return order < 0
  if (sign === '<=') return order <= 0
  const fixed = sign === '^' ? 1 : sign === '~' ? 2 : numbers.length
  return order >= 0 && compare(version.slice(0, fixed), numbers.slice(0, fixed)) === 0
}

/**
 * `20.x` and `20` are the same.
 * @param {string} text
 */
function readNumbers(text) {
  const numbers = text.split('.').map(Number)
  const end = numbers.findIndex((number) => Number.isNaN(number))
  return text === '' || text === '*' ? [] : end < 0 ? numbers : numbers.slice(0, end)
}

/**
 * @param {number[]} left
 * @param {number[]} right
 */
function compare(left, right) {
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
