// The last part of a summary, where it can go: `, driving {which machines}` is not everybody's.

const tail =
  /^(.*\{.*), ((?:\p{Ll}+ing(?! and\b)|with|from|on|at|in|up|now|able|available|trained|certified|licensed|based|who|including|most|by)\b[^,]*\{[^,]*)\.$/u

/** The same summary with its last part optional, if what is left still says something of the person. */
export function withOptionalTail(summary: string): string {
  return summary.includes('[') ? summary : summary.replace(tail, '$1[, $2].')
}
