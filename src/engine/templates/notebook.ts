import { defineTemplate } from './define-template.ts'
import sample from './samples/notebook.json' with { type: 'json' }

export default defineTemplate({
  id: 30,
  name: 'Notebook',
  description: 'Graph paper with numbered sections, and projects first.',
  category: 'entry level',
  atsGrade: 'C',
  industries: 'Bootcamp graduates, STEM students',
  style: {
    primaryColor: '#3a3fa0',
    secondaryColor: '#e7e8f6',
    textColor: '#1d1e33',
    fontFamily: 'Lato',
    fontSize: 9.8,
    spacing: 1.32,
    headerStyle: 'prominent',
    headingStyle: 'normal-case',
  },
  design: {
    layout: 'single',
    header: 'oversize',
    headingText: 'plain-bold',
    headingMark: 'numeral',
    border: 'squared-paper',
    headingFont: 'Source Code Pro',
    muted: '#56586f',
    places: 'ink',
    main: ['summary', 'projects', 'education', 'experience', 'skills', 'certifications', 'languages'],
    nameScale: 1.22,
    roleScale: 1.2,
    margin: 54.4,
    headingScale: 1.1,
  },
  sample,
})
