import type { TemplateCardData } from '../thumbnails/template-cards.ts'

/**
 * The first row of the gallery, which comes with the page: pictures that wait for the list of templates are seen
 * seconds later on a phone. Their colors come with the list.
 */
export const firstCards: readonly TemplateCardData[] = [
  {
    id: 1,
    name: 'Professional',
    description: 'A bold name, a heading beside each section, and rules that keep a long history easy to scan.',
    category: 'professional',
    thumbnail: undefined,
    isPopular: true,
    layoutType: 'single-column',
    atsGrade: 'A',
    industries: 'Finance, accounting, operations',
    colors: undefined,
    lengthFit: 'long',
  },
  {
    id: 2,
    name: 'Modern',
    description: 'A cobalt sidebar topped by your photo, next to a big name and clear blue headings.',
    category: 'modern',
    thumbnail: undefined,
    isPopular: false,
    layoutType: 'two-column',
    atsGrade: 'B',
    industries: 'Product management, consulting, fintech',
    colors: undefined,
    lengthFit: 'page',
  },
  {
    id: 3,
    name: 'Creative',
    description: 'A big name on amber with purple accents. Bold, but easy to scan.',
    category: 'creative',
    thumbnail: undefined,
    isPopular: false,
    layoutType: 'creative',
    atsGrade: 'C',
    industries: 'Marketing, social media, events',
    colors: undefined,
    lengthFit: 'page',
  },
]
