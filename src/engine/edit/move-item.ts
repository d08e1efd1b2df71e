/** The list with one item at another place; the same list where nothing moves or a place does not exist. */
export function moveItem<T>(list: T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
