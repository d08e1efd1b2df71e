import { defineTemplate } from './define-template.ts'
import sample from './samples/concord.json' with { type: 'json' }

export default defineTemplate({
  id: 5,
  name: 'Concord',
  description: 'Set like a newspaper: a headline name, your story below it, and the facts in columns at the foot.',
  category: 'professional',
  atsGrade: 'B',
  industries: 'Law, government, NGO',
  style: {
    primaryColor: '#4a2a6b',
    secondaryColor: '#e9e4ef',
    textColor: '#1f1b24',
    fontFamily: 'Georgia',
    fontSize: 9.6,
    spacing: 0.8,
    headerStyle: 'traditional',
    headingStyle: 'small-caps',
  },
  design: {
    layout: 'foot-columns',
    header: 'masthead',
    headingText: 'small-caps',
    skills: 'list',
    headingFont: 'Georgia',
    muted: '#56515c',
    places: 'ink',
    main: ['summary', 'experience', 'projects'],
    side: ['skills', 'education', 'certifications', 'languages'],
    nameScale: 1.94,
    dates: 'ink',
    headingScale: 1.16,
    roleScale: 1.24,
    statement: 1.26,
    role: 'display',
  },
  sample,
})
