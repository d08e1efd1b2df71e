const clauseEnd = /[,;:()\n]|\.(?=\s|$)/

/** The words of a posting to the end of their clause, unless another requirement begins there. */
export function finishQuote(quote: string, posting: string, others: readonly string[]): string {
  const start = posting.indexOf(quote)
  if (start === -1) return quote
  const rest = posting.slice(start + quote.length)
  const end = rest.search(clauseEnd)
  const tail = (end === -1 ? rest : rest.slice(0, end)).trimEnd()
  const isTaken = others.some((other) => other !== quote && tail.includes(other))
  // Where a word goes on, the quote is part of another one.
  return isTaken || !/^\s/.test(tail) ? quote : `${quote}${tail}`
}
