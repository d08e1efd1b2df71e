// Rows of a person's own facts that stand among licences and contacts: `DOB: 14.03.79`, `Accidents: none`. They are
// nothing anybody issued.

const facts =
  /^(?:d\.?o\.?b\.?|date of birth|place of birth|born|birth ?(?:day|date)|age|sex|gender|nationality|citizenship|marital status|religion|height|weight|accidents?|moving violations?|violations?|criminal record|convictions?|points)(?:\s*[:–-]\s|\s+\d)/i

/** `Tickets: none`, `Speeding ticket: 1`: those that cost money. */
const fines = /\btickets?\s*:\s*(?:\d|no\b|none\b|nil\b|zero\b)/i

const without = /^[\p{L} ]{2,30}\s*:\s*(?:no|none|nil|n\/a)\.?$/iu

export function isPersonalRow(text: string): boolean {
  const row = text.trim()
  return facts.test(row) || fines.test(row) || without.test(row)
}
