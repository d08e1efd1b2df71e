import { defineSample } from './define-sample.ts'

export const sample = defineSample('notebook', {
  person: {
    firstName: 'Samuel',
    lastName: 'Osei',
    professionalTitle: 'Junior Full-Stack Developer',
    email: 'samuel.osei@example.com',
    phone: '+233 30 555 0145',
    location: 'Accra, Ghana',
    linkedin: 'linkedin.com/in/samuel-osei-dev',
    website: 'https://samuel-osei.example.com',
    summary:
      'Junior developer who came to code from electrical work. Finished a 24-week bootcamp in the top five of 38, has four projects in use by real people, and tests what he ships. Reads error messages to the end, asks early, and documents the answer.',
  },
  experiences: [
    {
      company: 'Asante Clinic Network',
      position: 'Developer Intern',
      location: 'Accra, Ghana',
      startDate: '2025-02',
      endDate: '2025-07',
      opening: 'Stack: TypeScript, React, Node.js, PostgreSQL',
      points: [
        'Built the appointment page used by six clinics and about 400 patients a week.',
        'Wrote 90 tests and cut the nightly import from 50 minutes to seven with two indexes.',
      ],
    },
    {
      company: 'Volta Electrical Contractors',
      position: 'Electrician',
      location: 'Tema, Ghana',
      startDate: '2021-03',
      endDate: '2024-06',
      points: [
        'Wired homes and small workshops; led a crew of three in the last year.',
        'Made a spreadsheet for quotes that the firm still uses.',
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
      description: '24 weeks full-time; top five of 38.',
    },
    {
      institution: 'Accra Technical University',
      degree: 'Higher National Diploma',
      field: 'Electrical Engineering',
      location: 'Accra, Ghana',
      startDate: '2017-09',
      endDate: '2020-07',
    },
  ],
  skills: {
    Languages: ['TypeScript', 'Python', 'SQL', 'HTML and CSS'],
    Frameworks: ['React', 'Node.js', 'Express', 'Django'],
    Practice: ['Git', 'Testing', 'Docker', 'Linux'],
  },
  languages: { English: 'Fluent', Twi: 'Native' },
  projects: [
    {
      name: 'Quote Builder',
      description:
        'Stack: React, Node.js, SQLite\nQuotes for electricians with parts and labour; 60 users and 700 quotes since March 2025.',
      url: 'https://samuel-osei.example.com/quotes',
    },
    {
      name: 'Trotro Times',
      description:
        'Stack: Python, Django, PostGIS\nCrowd-sourced minibus times for 14 routes in Accra, checked against 1,200 rides.',
      url: 'https://samuel-osei.example.com/trotro',
    },
    {
      name: 'Meter Diary',
      description:
        'Stack: TypeScript, IndexedDB\nAn offline app to log prepaid electricity; installed by 340 households.',
      url: 'https://samuel-osei.example.com/meter',
    },
    {
      name: 'Study Rota',
      description: 'Stack: React, Express, PostgreSQL\nPlans shared revision sessions; used by two bootcamp classes.',
      url: 'https://samuel-osei.example.com/rota',
    },
  ],
})
