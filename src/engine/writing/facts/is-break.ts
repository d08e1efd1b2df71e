// Time away from work that stands among the jobs: a break, or the care of one's own family. It is no employer's, it proves
// nothing about work, and what is said of it is the person's to say.

const away =
  /\b(?:career (?:break|gap)|gap year|relocation|sabbatical|family leave|parental leave|maternity leave|homemaker|stay-at-home|at home with|full[- ]time (?:parent|mother|father|mom|mum|dad|caregiver|carer)|family care(?:giver|r)?|care of (?:a|my)|(?:caring|carer|caregiver) (?:for|of) (?:an? |my )?(?:family|relative|mother|father|parent|child|son|daughter|husband|wife|mum|mom|dad|elderly parent))/i
const parent = /^(?:parent|mother|father|mom|mum|dad)$/i

export function isBreak({ title, company }: { title: string; company: string }): boolean {
  return away.test(`${title} ${company}`) || parent.test(title.trim()) || parent.test(company.trim())
}
