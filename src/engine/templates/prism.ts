import { defineTemplate } from './define-template.ts'
import sample from './samples/prism.json' with { type: 'json' }

export default defineTemplate({
  id: 24,
  name: 'Prism',
  description: 'Every heading sits on its own block of color, from magenta to blue.',
  category: 'modern',
  atsGrade: 'C',
  industries: 'AI/ML, design engineering, research',
  style: {
    primaryColor: '#c4127c',
    secondaryColor: '#0468c8',
    textColor: '#1b1626',
    fontFamily: 'Lato',
    fontSize: 10,
    spacing: 1.12,
    headerStyle: 'prominent',
    headingStyle: 'gradient',
    sectionStyle: 'bold-underline',
  },
  design: {
    layout: 'label-gutter',
    header: 'oversize',
    headingText: 'spectrum',
    headingMark: 'section-bar',
    headingFont: 'Poppins',
    muted: '#58516a',
    main: ['summary', 'projects', 'experience', 'education', 'skills', 'certifications', 'languages'],
    nameScale: 1.2,
    role: 'display',
    roleScale: 1.26,
    statement: 1.08,
    margin: 44,
    headingScale: 0.92,
    nameWeight: 600,
  },
  sample,
})
