/** `4 must-haves and 1 nice-to-have`: the same two numbers while it is read and once it is compared. */
export function countWishes({ mustHave, niceToHave }: Record<'mustHave' | 'niceToHave', readonly unknown[]>): string {
  const count = (of: readonly unknown[], name: string) =>
    of.length === 0 ? [] : `${of.length} ${name}${of.length === 1 ? '' : 's'}`
  return [count(mustHave, 'must-have'), count(niceToHave, 'nice-to-have')].flat().join(' and ')
}
