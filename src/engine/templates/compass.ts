import { defineTemplate } from './define-template.ts'
import sample from './samples/compass.json' with { type: 'json' }

export default defineTemplate({
  id: 29,
  name: 'Compass',
  description: 'A compass rose in the margin and a two-line name, on rose paper.',
  category: 'entry level',
  atsGrade: 'A',
  industries: 'Retail, hospitality, apprenticeships',
  style: {
    primaryColor: '#a31c5c',
    secondaryColor: '#efd0d8',
    textColor: '#34082a',
    backgroundColor: '#f9e9ec',
    fontFamily: 'Lato',
    fontSize: 10.8,
    spacing: 1.05,
    headerStyle: 'default',
    headingStyle: 'capitalize',
  },
  design: {
    layout: 'label-gutter',
    header: 'rose',
    headingText: 'capitalized',
    headingMark: 'gutter-label',
    headingFont: 'Playfair Display',
    muted: '#74405f',
    density: 'airy',
    main: ['summary', 'experience', 'education', 'skills', 'certifications', 'languages', 'projects'],
    nameScale: 1.5,
    role: 'display',
    margin: 56,
    statement: 1.2,
    headingScale: 0.95,
    dates: 'italic',
  },
  sample,
})
