import { defineTemplate } from './define-template.ts'
import sample from './samples/launch.json' with { type: 'json' }

export default defineTemplate({
  id: 25,
  name: 'Launch',
  description: 'Your photo in orbit, education first, and short sections side by side at the foot.',
  category: 'entry level',
  isPopular: true,
  atsGrade: 'B',
  industries: 'New graduates, first office job',
  style: {
    primaryColor: '#1746d1',
    secondaryColor: '#e5ebfd',
    textColor: '#15171c',
    fontFamily: 'Poppins',
    fontSize: 9.8,
    spacing: 1.0,
    headerStyle: 'visual',
    headingStyle: 'capitalize',
  },
  design: {
    layout: 'foot-columns',
    header: 'orbit',
    headingText: 'capitalized',
    border: 'corner-disc',
    headingFont: 'Poppins',
    muted: '#50545e',
    density: 'airy',
    places: 'ink',
    main: ['summary', 'education', 'experience'],
    side: ['projects', 'skills', 'certifications', 'languages'],
    nameScale: 1.2,
    roleScale: 1.2,
    headingScale: 1.16,
    margin: 50,
  },
  sample,
})
