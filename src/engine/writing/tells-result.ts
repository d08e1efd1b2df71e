// A span of years isn't a result.
const count =
  '(?!(?:19|20)\\d\\d\\b)(?:[$€£~]?\\d[\\d.,]*\\S*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|roughly half|half)'
const result = new RegExp(
  [
    // `from 14% to 9%`, `from nine days to five`
    `\\b(?:from|between) (?:(?:about|around|roughly|over|nearly|\\S{1,12}) ){0,3}?${count}(?: [\\p{L}/-]+){0,4} to (?:(?:about|around|roughly|under|over|nearly) )?${count}`,
    '\\d%? to \\d[\\d.]*%',
    '\\bfrom (?:\\S+ ){1,4}to (?:\\S+ )?\\S*\\d',
    '\\bby (?:\\S+ )?(?:[$€£]?\\d[\\d.,]*\\s?(?:%|k\\b|m\\b|million\\b|hours|days)|half\\b|a third\\b)',
    '^Cut\\b.*(?:%|\\b(?:by|from|to|in half)\\b)',
    '^(?:Saved|Reduced|Raised|Grew|Won|Increased|Doubled|Cleared|Recovered|Improved|Sold|Billed|Exceeded|Achieved|Scored)\\b.*\\d',
    ', (?:saving|cutting|closing|achieving|keeping|winning|recovering|raising|reducing|bringing in) .*\\d',
    // `14 months without an event`, `94% against a target of 88%`, `a backlog of 215 within three months`
    `${count} (?:days|weeks|months|years) without\\b`,
    // `Found $38,000 of duplicate payments`
    '\\b(?:found|recovered|collected|saved|won|raised|brought in)\\b[^;]*[$€£]\\d',
    '\\d%? (?:against|versus|vs\\.?) \\p{L}',
    `\\b(?:backlog|arrears) of .*\\b(?:in|within) ${count} (?:days|weeks|months)`,
    '\\b(?:up|down|rose|fell|dropped) (?:by )?\\d[\\d.]*%',
  ].join('|'),
  'iu',
)

const outcome =
  /%|\b(?:zero|0|never|no (?:\w+ ){0,2}(?:accidents?|injur\w+|findings?|complaints?|damage|recordables)|highest|top|best|won|awards?|of the (?:month|year)|sav(?:ed|es|ing)|recover(?:ed|ing)|cut(?:ting)?|reduc(?:ed|ing)|grew|rais(?:ed|ing)|improv(?:ed|ing)|increas(?:ed|ing)|eliminat(?:ed|ing)|halved|doubled|tripled|shortened|early|under budget|sold out|passed|settled|still (?:use|run)|now (?:used|in use|standard)|ahead of (?:schedule|time|plan)|taken up|(?:did not|didn['’]t|have not|haven['’]t|has not|hasn['’]t) (?:have|had)|without (?:an? |any )?(?:accident|incident|injur|complaint|fall|error)\w*|\d[\d.]*x)\b|#\d\b/i

/** What came of the work, with or without figures. */
export function tellsOutcome(text: string): boolean {
  return tellsResult(text) || outcome.test(text)
}

/** What came of the work, in figures, not how much of it there was. */
export function tellsResult(text: string): boolean {
  return result.test(text)
}
