import { defineSample } from './define-sample.ts'

export const sample = defineSample('notebook', {
  person: {
    firstName: 'Samuel',
    lastName: 'Osei',
    professionalTitle: 'Junior Full-Stack Developer',
    email: 'samuel.osei@example.com',
    phone: '+233 30 555 0145',
    location: 'Accra, Ghana',
    linkedin: 'linkedin.com/in/samuel-osei',
    website: 'https://samuel-osei.example.com',
    summary:
      'Junior developer who came to code after three years as an electrician. Finished a 24-week bootcamp in the top five of 38, has three projects in use by real people, and tests what he ships.',
  },
  experiences: [
    {
      company: 'Asante Clinic Network',
      position: 'Developer Intern',
      location: 'Accra, Ghana',
      startDate: '2025-02',
      endDate: '2025-07',
      points: [
        'Built the appointment page used by six clinics and about 400 patients a week.',
        'Wrote 90 tests and cut the nightly import from 50 minutes to seven.',
      ],
    },
  ],
  education: [
    {
      institution: 'Gold Coast Code Academy',
      degree: 'Certificate',
      field: 'Full-Stack Web Development',
      location: 'Accra, Ghana',
      startDate: '2024-07',
      endDate: '2025-01',
    },
  ],
  skills: {
    Languages: ['TypeScript', 'Python', 'SQL', 'HTML and CSS'],
    'Frameworks and tools': ['React', 'Node.js', 'Django', 'Git', 'Docker'],
  },
  projects: [
    {
      name: 'Quote Builder',
      description:
        'React, Node.js, SQLite. Quotes for electricians with parts and labour: 60 users, 700 quotes so far.',
      url: 'https://samuel-osei.example.com/quotes',
    },
    {
      name: 'Trotro Times',
      description: 'Python, Django, PostGIS. Crowd-sourced minibus times for 14 routes in Accra, 1,200 rides checked.',
      url: 'https://samuel-osei.example.com/trotro',
    },
    {
      name: 'Meter Diary',
      description: 'TypeScript, IndexedDB. An offline app to log prepaid electricity, installed by 340 households.',
      url: 'https://samuel-osei.example.com/meter',
    },
  ],
  arrangement: { dates: 'short' },
})
