import type { TemplateCardData } from '../thumbnails/template-cards.ts'

/**
 * The first row of the gallery, which comes with the page: pictures that wait for the list of templates are seen
 * seconds later on a phone. Their colors come with the list.
 */
export const firstCards: readonly TemplateCardData[] = [
  {
    id: 1,
    name: 'Professional',
    description: 'A large name; under every rule, bold over the column of headings, a section, as in an annual report.',
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
    description:
      'A cobalt panel under a photo that fills it from edge to edge, and beside it a large name over a white page with clear blue headings.',
    category: 'modern',
    thumbnail: undefined,
    isPopular: true,
    layoutType: 'two-column',
    atsGrade: 'B',
    industries: 'Product management, consulting, fintech',
    colors: undefined,
    lengthFit: 'page',
  },
  {
    id: 3,
    name: 'Creative',
    description: 'An amber field, a big name and purple ink: loud at first sight, ordered at the second.',
    category: 'creative',
    thumbnail: undefined,
    isPopular: true,
    layoutType: 'creative',
    atsGrade: 'C',
    industries: 'Marketing, social media, events',
    colors: undefined,
    lengthFit: 'page',
  },
]
