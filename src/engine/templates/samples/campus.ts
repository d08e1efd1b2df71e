import { defineSample } from './define-sample.ts'

export const sample = defineSample('campus', {
  person: {
    firstName: 'Daniela',
    lastName: 'Ortiz',
    professionalTitle: 'Mathematics Education Student',
    email: 'daniela.ortiz@example.com',
    phone: '+1 210 555 0159',
    location: 'San Antonio, Texas',
    linkedin: 'linkedin.com/in/daniela-ortiz',
    summary:
      'Fourth-year student of mathematics education seeking a teaching internship in grades 6 to 9. Two years of tutoring, a summer as camp instructor, 120 hours of classroom observation. Plans lessons from what students already know, and speaks English and Spanish.',
  },
  experiences: [
    {
      company: 'UTSA Learning Center',
      position: 'Mathematics Tutor',
      location: 'San Antonio, Texas',
      startDate: '2023-09',
      points: [
        'Tutor algebra and precalculus for 12 hours a week, on average to nine students a shift.',
        'Wrote 24 practice sheets with worked errors, used by all 16 tutors.',
        'Help train new tutors each August in asking before explaining.',
        'Keep a log of common errors that two lecturers now use in class.',
      ],
    },
    {
      company: 'Rio Verde Summer Academy',
      position: 'Camp Instructor, STEM',
      location: 'New Braunfels, Texas',
      startDate: '2024-06',
      endDate: '2024-08',
      points: [
        'Taught three groups of 15 pupils aged 11 to 13 in coding.',
        'Raised the average score from entry to exit quiz from 52% to 78%.',
        'Wrote to parents each Friday in English and Spanish.',
      ],
    },
  ],
  education: [
    {
      institution: 'The University of Texas at San Antonio',
      degree: 'Bachelor of Science',
      field: 'Mathematics',
      location: 'San Antonio, Texas',
      startDate: '2022-08',
      description: 'GPA 3.81; minor in Mexican American Studies.',
    },
    {
      institution: 'Southside Early College High School',
      degree: 'High School Diploma',
      field: 'Early College',
      location: 'San Antonio, Texas',
      startDate: '2018-08',
      endDate: '2022-05',
      description: 'Salutatorian, class of 210.',
    },
  ],
  skills: {
    Coursework: ['Linear algebra', 'Educational psychology', 'Assessment design'],
    Societies: ['Library homework club', 'Folklórico dance ensemble'],
    Skills: [
      ['Lesson planning', 4],
      ['GeoGebra', 4],
      ['Google Classroom', 5],
    ],
  },
  languages: { English: 'Native', Spanish: 'Native' },
  certifications: [
    ['Dean’s List, five semesters', 'UTSA College of Sciences', '2025-01'],
    ['Future Educators Scholarship', 'Alamo Schools Fund', '2023-04'],
  ],
  projects: [
    {
      name: 'Fractions on the Bus',
      description: 'A set of 12 short lessons built from local timetables; taught in two seventh-grade classes.',
    },
  ],
  arrangement: {
    dates: 'short',
    titles: { certifications: 'Awards', skills: 'Coursework and skills' },
  },
})
