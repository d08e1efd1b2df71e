/** `Porter` of a hospital porter: the longer of two names for the same work says which. A nurse manager was a nurse before. */
export function fullerTitle(position: string, headline: string): string {
  const name = position.trim()
  return name === '' || ` ${headline.trim().toLowerCase()}`.endsWith(` ${name.toLowerCase()}`) ? headline : name
}
