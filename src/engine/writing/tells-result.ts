const result =
  /\bfrom \S*\d\S*(?: \S+){0,3} to (?:\S+ )?\S*\d|\d%? to \d[\d.]*%|\bfrom (?:\S+ ){1,4}to (?:\S+ )?\S*\d|\bby (?:\S+ )?[$€£]?\d[\d.,]*\s?(?:%|k\b|m\b|million\b|hours|days)|^(?:Cut|Saved|Reduced|Raised|Grew|Won|Increased|Doubled|Cleared|Recovered|Improved|Sold|Billed|Exceeded)\b.*\d/i

/** What came of the work, in figures, not how much of it there was. */
export function tellsResult(text: string): boolean {
  return result.test(text)
}
