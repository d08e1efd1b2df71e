// Templates name the fields they suit in their own words; these are the words a visitor looks for.

export const industries = [
  {
    value: 'business',
    label: 'Business and finance',
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
  { value: 'health', label: 'Health and care', words: ['health', 'nursing', 'medicine'] },
  {
    value: 'education',
    label: 'Education and research',
    words: ['teaching', 'education', 'academia', 'research', 'university', 'museums'],
  },
  {
    value: 'law',
    label: 'Law and public service',
    words: ['law', 'government', 'ngo', 'policy', 'federal', 'defence', 'public service', 'non-profit', 'volunteering'],
  },
  {
    value: 'creative',
    label: 'Design and media',
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
    words: ['ceo', 'cfo', 'coo', 'board', 'partners', 'leaders', 'managers'],
  },
  {
    value: 'first-job',
    label: 'First job or a change',
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
  // Every count beside a filter asks this of every template.
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

/** "hr" must not be found in "three". */
function startsAWord(text: string, word: string): boolean {
  return new RegExp(`(?:^|[^a-z])${word.replace('/', '\\/')}`).test(text)
}
