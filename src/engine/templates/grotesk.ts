import { defineTemplate } from './define-template.ts'
import sample from './samples/grotesk.json' with { type: 'json' }

export default defineTemplate({
  id: 38,
  name: 'Grotesk',
  description: 'A poster-size name over a strict four-column grid.',
  category: 'modern',
  atsGrade: 'A',
  industries: 'Design, architecture, publishing',
  style: {
    primaryColor: '#c8102e',
    secondaryColor: '#f1efea',
    textColor: '#0c0c0c',
    fontFamily: 'Inter',
    fontSize: 9.5,
    spacing: 0.88,
    headerStyle: 'prominent',
    headingStyle: 'normal-case',
  },
  design: {
    layout: 'label-gutter',
    header: 'poster',
    headingText: 'plain-bold',
    headingMark: 'swiss-rule',
    headingFont: 'Inter',
    muted: '#4a4a4a',
    density: 'compact',
    main: ['summary', 'experience', 'education', 'skills', 'projects', 'languages', 'certifications'],
    headingScale: 0.93,
    photoShape: 'square',
    margin: 46,
    roleScale: 1.24,
  },
  sample,
})
