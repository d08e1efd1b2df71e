import { defineSample } from './define-sample.ts'

export const sample = defineSample('bridge', {
  person: {
    firstName: 'Denise',
    lastName: 'Holloway',
    professionalTitle: 'Learning and Development Specialist',
    email: 'denise.holloway@example.com',
    phone: '+1 312 555 0188',
    location: 'Chicago, Illinois',
    linkedin: 'linkedin.com/in/denise-holloway',
    summary:
      'Teacher of fifteen years moving into corporate learning. Designs courses backwards from what people must be able to do, builds them in Articulate, and tests whether they worked. Has trained 60 colleagues, moved a whole school online in nine days, and completed a certificate in instructional design.',
  },
  experiences: [
    {
      company: 'Ellison Credit Union',
      position: 'Instructional Designer (contract)',
      location: 'Chicago, Illinois',
      startDate: '2025-01',
      points: [
        'New-teller training cut from 15 days to 9 with four online modules.',
        'Counter errors down by 28% in the first quarter.',
        'Six hours of filmed lessons scripted, recorded and edited in-house.',
      ],
    },
    {
      company: 'Garfield Ridge Middle School',
      position: 'Department Chair, Science',
      location: 'Chicago, Illinois',
      startDate: '2016-08',
      endDate: '2024-06',
      points: [
        'Pass rate from 61% to 76% in five years with shared units.',
        'A whole school online in nine days, with a help desk run by students.',
        'Budget of $140,000 planned with twelve teachers and kept.',
      ],
    },
    {
      company: 'Garfield Ridge Middle School',
      position: 'Science Teacher',
      location: 'Chicago, Illinois',
      startDate: '2009-08',
      endDate: '2016-07',
      points: [
        '140 students a year and seven new teachers mentored.',
        'A science fair for three schools, revived and run for five years.',
        'New lab manual still used by four schools.',
        'Two grants won for equipment, $38,000 in all.',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Illinois Chicago',
      degree: 'Certificate',
      field: 'Instructional Design',
      location: 'Chicago, Illinois',
      startDate: '2023-09',
      endDate: '2024-08',
    },
    {
      institution: 'Illinois State University',
      degree: 'Bachelor of Science',
      field: 'Biology Education',
      location: 'Normal, Illinois',
      startDate: '2005-08',
      endDate: '2009-05',
    },
  ],
  skills: {
    'Course design': ['Needs analysis', 'Learning objectives', 'Storyboards', 'Assessment', 'Facilitation'],
    'Project work': ['Stakeholder interviews', 'Schedules', 'Budgets', 'Reporting'],
    Tools: ['Articulate 360', 'Camtasia', 'Canvas', 'Excel', 'Audacity'],
  },
  languages: { English: 'Native', Spanish: 'Conversational' },
  certifications: [['Associate Professional in Talent Development', 'ATD', '2024-11']],
  arrangement: { dates: 'short' },
})
