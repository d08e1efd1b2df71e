// Times without an employer that people put among their jobs: `Career break`, `Family leave`, `Laid off and travelling`.

const breaks =
  /\b(?:career break|(?:family|maternity|parental|medical|sick|carer['’]?s|caring) (?:leave|break)|leave of absence|gap year|sabbatical|(?:family|unpaid) (?:carer|caregiver)|(?:carer|caregiver) for (?:my|our|an?) \p{L}+|year out|time out|laid off|redundancy|between jobs|unemployed|job ?seek\w*|travell?ing|stay[- ]at[- ]home|at home with (?:my|our|the|young|small|two|three) \p{L}+|homemaker|full[- ]time (?:mother|mum|mom|father|dad|parent|carer|caregiver)|rais(?:ed|ing) (?:my|our|a|two|three|four) \p{L}+|bringing up (?:my|our|a|two|three)|(?:looking after|caring for|cared for) (?:my|our|an?) \p{L}+)\b/iu

export function isCareerBreak(text: string): boolean {
  return text.length <= 90 && breaks.test(text)
}

/** Who works for nobody else: the words that stand for an employer, or for a kind of work without one. */
export function isOwnWork(text: string): boolean {
  return /\b(?:freelance|self[- ]employed|sole trader)\b/i.test(text)
}
