import { defineTemplate } from './define-template.ts'
import sample from './samples/atelier.json' with { type: 'json' }

export default defineTemplate({
  id: 9,
  name: 'Atelier',
  description: 'An elegant serif name over an uneven grid, with terracotta as the only color.',
  category: 'creative',
  atsGrade: 'C',
  industries: 'Fashion, interior, art direction',
  style: {
    primaryColor: '#a03f26',
    secondaryColor: '#f4e4dd',
    textColor: '#2a211d',
    backgroundColor: '#fffbf6',
    fontFamily: 'Lato',
    fontSize: 10.3,
    spacing: 0.95,
    layoutType: 'creative',
    headerStyle: 'prominent',
    headingStyle: 'small-caps',
  },
  design: {
    layout: 'grid-asym',
    header: 'oversize',
    headingText: 'small-caps',
    headingFont: 'Playfair Display',
    muted: '#665a53',
    density: 'airy',
    main: ['summary', 'experience', 'projects'],
    side: ['skills', 'education', 'certifications', 'languages'],
    nameScale: 1.6,
    role: 'display',
    headingScale: 1.05,
    roleScale: 1.25,
    statement: 1.16,
  },
  sample,
})
