import { defineTemplate } from './define-template.ts'
import sample from './samples/chancery.json' with { type: 'json' }

export default defineTemplate({
  id: 17,
  name: 'Chancery',
  description: 'A burgundy ribbon at the head of a formal page, with a rule under every heading.',
  category: 'executive',
  atsGrade: 'A',
  industries: 'Law partners, policy, university leadership',
  style: {
    primaryColor: '#6b1d2a',
    secondaryColor: '#ede4e5',
    textColor: '#211a1b',
    fontFamily: 'Lato',
    fontSize: 10,
    spacing: 1.15,
    headerStyle: 'social',
    headingStyle: 'small-caps',
    sectionStyle: 'underlined',
  },
  design: {
    layout: 'single',
    header: 'ribbon',
    headingText: 'small-caps',
    headingMark: 'rule-below',
    entry: 'stacked',
    skills: 'columns-2',
    headingFont: 'Georgia',
    muted: '#5a4f50',
    main: ['summary', 'experience', 'projects', 'education', 'skills', 'certifications', 'languages'],
    nameScale: 1.7,
    headingScale: 1.16,
    statement: 1.3,
    role: 'display',
    roleScale: 1.2,
  },
  sample,
})
