/** What a grade is worth, in words. */
export const atsWords = {
  A: { short: 'safest', more: ' for online forms' },
  B: { short: 'good', more: ' for online forms' },
  C: { short: 'limited', more: ', best sent to a person' },
} as const
