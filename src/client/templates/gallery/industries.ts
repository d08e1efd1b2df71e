// Templates name the fields they suit in their own words; these are the words a visitor looks for. `titles` are
// words of jobs, by which a person's own field is known.

export const industries = [
  {
    value: 'business',
    label: 'Business and finance',
    titles: ['financ', 'accountant', 'auditor', 'economist', 'business', 'controller'],
    words: [
      'finance',
      'account',
      'operations',
      'banking',
      'consult',
      'equity',
      'wealth',
      'corporate',
      'fintech',
      'transformation',
    ],
  },
  {
    value: 'technology',
    label: 'Technology and data',
    titles: ['developer', 'programmer', 'engineer', 'full-stack', 'machine learning', 'sysadmin'],
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
    titles: ['engineer', 'electrician', 'mechanic', 'site manager', 'machinist', 'welder', 'architect'],
    words: [
      'engineering',
      'manufacturing',
      'construction',
      'architecture',
      'trades',
      'logistics',
      'project management',
      'stem',
      'environment',
    ],
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
    words: ['law', 'government', 'ngo', 'policy', 'federal', 'defence', 'public service', 'non-profit', 'volunteering'],
  },
  {
    value: 'creative',
    label: 'Design and media',
    titles: ['artist', 'editor', 'photographer', 'writer', 'illustrator', 'curator', 'animator'],
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
    titles: ['hotel', 'shop', 'barista', 'waiter', 'cashier', 'chef', 'account manager'],
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
] as const

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
    : industries.filter((group) => group.words.some((word) => startsAWord(words, word)))
  const found = groups.map(({ value }) => value)
  known.set(text, found)
  return found
}

/** The groups a person's job title belongs to. */
export function fieldsOf(title: string): readonly string[] {
  const text = title.toLowerCase()
  return industries
    .filter(({ words, titles }) => [...words, ...titles].some((word) => startsAWord(text, word)))
    .map(({ value }) => value)
}

/** "hr" must not be found in "three". */
function startsAWord(text: string, word: string): boolean {
  return new RegExp(`(?:^|[^a-z])${word.replace('/', '\\/')}`).test(text)
}
