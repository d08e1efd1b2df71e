import { defineWords } from './_words.ts'

export default defineWords({
  name: 'English',
  tag: 'en-US',
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  present: 'Present',
  sections: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  contacts: { email: 'Email', phone: 'Phone', location: 'Location', website: 'Website' },
  resume: 'Resume',
  letter: 'Cover letter',
  portrait: { alone: 'Portrait', of: 'Portrait of' },
})
