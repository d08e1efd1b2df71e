import { defineTemplate } from './define-template.ts'
import sample from './samples/cover.json' with { type: 'json' }

export default defineTemplate({
  id: 37,
  name: 'Cover',
  description: 'A portrait that reaches the edge of the page, and a name as big as a magazine’s.',
  category: 'creative',
  atsGrade: 'C',
  industries: 'Hospitality, events, luxury',
  style: {
    primaryColor: '#8f4a0c',
    secondaryColor: '#42213d',
    textColor: '#1d241f',
    fontFamily: 'Lato',
    fontSize: 10.4,
    spacing: 1.2,
    layoutType: 'creative',
    headerStyle: 'visual',
    headingStyle: 'capitalize',
  },
  design: {
    layout: 'band-split',
    header: 'cover',
    headingText: 'serif-italic',
    headingFont: 'Playfair Display',
    muted: '#515a54',
    fill: '#42213d',
    onFill: '#fdf3e1',
    main: ['summary', 'experience', 'projects'],
    side: ['education', 'skills', 'certifications', 'languages'],
    photoShape: 'square',
    role: 'display',
    roleScale: 1.25,
    statement: 1.24,
  },
  sample,
})
