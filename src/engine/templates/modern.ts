import { defineTemplate } from './define-template.ts'
import sample from './samples/modern.json' with { type: 'json' }

export default defineTemplate({
  id: 2,
  name: 'Modern',
  description: 'A cobalt sidebar topped by your photo, next to a big name and clear blue headings.',
  category: 'modern',
  atsGrade: 'B',
  industries: 'Product management, consulting, fintech',
  style: {
    primaryColor: '#1b2f8f',
    secondaryColor: '#1b2f8f',
    textColor: '#17212b',
    fontFamily: 'Roboto',
    fontSize: 10,
    spacing: 1.3,
    layoutType: 'two-column',
    headerStyle: 'visual',
    headingStyle: 'modern',
  },
  design: {
    layout: 'sidebar-left',
    header: 'portrait',
    headingText: 'modern',
    headingFont: 'Montserrat',
    muted: '#4f5b67',
    fill: '#1b2f8f',
    onFill: '#ffffff',
    main: ['summary', 'experience', 'projects'],
    side: ['skills', 'education', 'certifications', 'languages'],
    nameScale: 1.3,
    photoShape: 'square',
    headingScale: 1.02,
    roleScale: 1.24,
    statement: 1.1,
  },
  sample,
})
