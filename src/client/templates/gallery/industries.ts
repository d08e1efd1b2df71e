// Templates name the fields they suit in their own words; these are the words a visitor looks for. `titles` are
// words of jobs, by which a person's own field is known; `nearby` are neighbors that are looked for under the same
// heading, and no reason to tell an electrician that a page for logistics is in their field.

type Industry = {
  value: string
  label: string
  titles: readonly string[]
  words: readonly string[]
  nearby?: readonly string[]
}

export const industries: readonly Industry[] = [
  {
    value: 'business',
    label: 'Business and finance',
    titles: ['financ', 'accountant', 'auditor', 'economist', 'business', 'controller'],
    words: ['finance', 'account', 'banking', 'consult', 'equity', 'wealth', 'fintech'],
    nearby: ['operations', 'corporate', 'transformation'],
  },
  {
    value: 'technology',
    label: 'Technology and data',
    titles: [
      'developer',
      'programmer',
      'engineer',
      'technology',
      'database',
      'full-stack',
      'machine learning',
      'sysadmin',
    ],
    words: [
      'software',
      'devops',
      'data',
      'tech',
      'saas',
      'ai/ml',
      'analytics',
      'product',
      'it support',
      'bootcamp',
      'startups',
    ],
  },
  {
    value: 'engineering',
    label: 'Engineering and trades',
    titles: ['engineer', 'electrician', 'mechanic', 'maintenance', 'site manager', 'machinist', 'welder', 'architect'],
    words: ['engineering', 'manufacturing', 'construction', 'trades'],
    nearby: ['architect', 'logistics', 'project management', 'stem', 'environment'],
  },
  {
    value: 'health',
    label: 'Health and care',
    titles: ['nurse', 'doctor', 'physician', 'carer', 'caregiver', 'therapist', 'pharmac', 'dentist', 'paramedic'],
    words: ['health', 'nursing', 'medicine'],
  },
  {
    value: 'education',
    label: 'Education and research',
    titles: ['teacher', 'professor', 'lecturer', 'tutor', 'scientist', 'librarian', 'learning'],
    words: ['teaching', 'education', 'academia', 'research', 'university', 'museums'],
  },
  {
    value: 'law',
    label: 'Law and public service',
    titles: ['legal', 'lawyer', 'attorney', 'counsel', 'paralegal', 'program analyst', 'officer, gs'],
    words: ['law', 'government', 'ngo', 'policy', 'federal', 'defence', 'public service'],
    nearby: ['non-profit', 'volunteering'],
  },
  {
    value: 'creative',
    label: 'Design and media',
    titles: ['filmmaker', 'artist', 'editor', 'photographer', 'writer', 'illustrator', 'curator', 'animator'],
    words: [
      'fashion',
      'interior',
      'art direction',
      'ux',
      'design',
      'photography',
      'curation',
      'writing',
      'illustration',
      'motion',
      'publishing',
      'film',
      'video',
      'music',
      'broadcast',
    ],
  },
  {
    value: 'sales',
    label: 'Sales, service and hospitality',
    titles: ['hotel', 'shop', 'shopkeeper', 'barista', 'waiter', 'cashier', 'chef', 'account manager'],
    words: [
      'sales',
      'customer',
      'real estate',
      'marketing',
      'social media',
      'events',
      'retail',
      'hospitality',
      'luxury',
      'growth',
    ],
  },
  {
    value: 'leadership',
    label: 'Leadership',
    titles: ['chief', 'director', 'head of', 'vice president', 'partner', 'general manager'],
    words: ['ceo', 'cfo', 'coo', 'board', 'partners', 'leaders', 'managers'],
  },
  {
    value: 'first-job',
    label: 'First job or a change',
    titles: ['graduate', 'student', 'intern', 'trainee', 'apprentice', 'junior', 'assistant'],
    words: [
      'graduates',
      'first office job',
      'internships',
      'apprenticeships',
      'students',
      'campus',
      'career changers',
      'returners',
      'hr',
    ],
  },
]

const known = new Map<string, readonly string[]>()
const everywhere = 'any online application'

/** The groups a template's own words belong to; one made for any application belongs to all. */
export function industriesOf(text: string): readonly string[] {
  // Every filter count runs this for every template.
  const before = known.get(text)
  if (before) return before
  const words = text.toLowerCase()
  const groups = words.includes(everywhere)
    ? industries
    : industries.filter((group) => allWords(group).some((word) => startsAWord(words, word)))
  const found = groups.map(({ value }) => value)
  known.set(text, found)
  return found
}

/** Whether a template's own words name the field of a job title. "Data engineering" names data. */
export function isMadeFor(text: string, title: string): boolean {
  const held = title.toLowerCase()
  const suited = text.toLowerCase().split(', ')
  const names = (word: string) => suited.some((field) => field.startsWith(word))
  return industries
    .filter((group) => isFieldOf(held, group))
    .some(
      ({ words, nearby = [] }) =>
        suited.includes(everywhere) ||
        words.some(names) ||
        nearby.some((word) => names(word) && startsAWord(held, word)),
    )
}

const allWords = ({ words, nearby = [] }: Industry) => [...words, ...nearby]

const isFieldOf = (title: string, group: Industry): boolean =>
  [...allWords(group), ...group.titles].some((word) => startsAWord(title, word))

/** "hr" must not be found in "three", nor "tech" in "dental technician": a short word stands alone. */
function startsAWord(text: string, word: string): boolean {
  const end = word.length <= 4 ? 's?(?![a-z])' : ''
  return new RegExp(`(?:^|[^a-z])${word.replace('/', '\\/')}${end}`).test(text)
}
