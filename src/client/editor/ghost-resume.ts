import { emptyResume, type Resume } from '#engine/resume/resume.ts'

const blank = emptyResume('ghost')

/** What a page could say, shown faintly where nobody has written anything yet. */
export const ghostResume: Resume = {
  ...blank,
  personalInfo: {
    ...blank.personalInfo,
    firstName: 'Your',
    lastName: 'Name',
    professionalTitle: 'Job title',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    summary: 'Two or three sentences about what you do and what you are good at.',
  },
  experiences: [
    {
      id: 'ghost-job',
      position: 'Position',
      company: 'Company',
      startDate: '',
      current: false,
      description: '- What you did, and what came of it',
    },
  ],
  education: [
    { id: 'ghost-school', degree: 'Degree', field: 'Field', institution: 'School', startDate: '', current: false },
  ],
  skillCategories: [{ id: 'ghost-skills', name: 'Skills', skills: [{ id: 'ghost-skill', name: 'What you can do' }] }],
}

/** The field or list a press on the ghost means; its entries do not exist. */
export function placeOfGhost(path: string): string {
  return path.startsWith('personalInfo') ? path : (path.split('.')[0] ?? path)
}
