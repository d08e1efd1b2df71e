// What limits a claim may not be cut off with the rest: `grew the account (with two colleagues)` is not `grew the account`.
const limiting =
  /\b(?:colleagues?|coworkers?|co-workers?|classmates?|together|jointly|shared?|helped|assist(?:ed|ing|s)?|supervision|acting|contract|temporary|volunteer(?:ed)?|proposed|planned|pending|not|never|except|partly|mostly|mainly|only|part of|one of|under)\b|n't\b/gi

/** Whether what is told has lost a word of its source that says how far the claim goes. */
export function losesLimit(source: string, told: string): boolean {
  const kept = told.toLowerCase()
  return (source.toLowerCase().match(limiting) ?? []).some((word) => !kept.includes(word))
}
