import { defineSample } from './define-sample.ts'

export const sample = defineSample('mosaic', {
  person: {
    firstName: 'Noor',
    lastName: 'El-Amin',
    professionalTitle: 'Senior Product Designer',
    email: 'noor.elamin@example.com',
    phone: '+31 20 555 0136',
    location: 'Amsterdam, Netherlands',
    linkedin: 'linkedin.com/in/noor-el-amin',
    website: 'https://noor-elamin.example.com',
    summary:
      'Product designer with nine years in mobility, insurance and public services. Runs research herself, prototypes in the material the team ships, and has led two design systems from audit to adoption. Judges a screen by what people finish with it, and keeps accessibility in the definition of done.',
  },
  experiences: [
    {
      company: 'Tramlijn Mobility',
      position: 'Senior Product Designer',
      location: 'Amsterdam, Netherlands',
      startDate: '2021-05',
      points: [
        'Redesigned trip planning for 1.4 million monthly users; completed bookings rose from 61% to 74%.',
        'Lead the design system: 48 components, used by seven teams, with WCAG 2.2 AA checks in every release.',
        'Run fortnightly tests with five riders each and share the recordings.',
      ],
    },
    {
      company: 'Polderhuis Verzekeringen',
      position: 'UX Designer',
      location: 'Utrecht, Netherlands',
      startDate: '2018-02',
      endDate: '2021-04',
      points: [
        'Cut the home claim form from 34 questions to 15; average time fell from 19 to 8 minutes.',
        'Mapped the claim service with 22 colleagues and cut four letters.',
        'Reduced calls about claim status by 31% with a plain progress page.',
      ],
    },
    {
      company: 'Bureau Noordkade',
      position: 'Junior Interaction Designer',
      location: 'Rotterdam, Netherlands',
      startDate: '2016-08',
      endDate: '2018-01',
      points: [
        'Designed forms and wayfinding for three municipalities and one library.',
        'Tested every form on paper and phone with residents before it was built.',
        'Drew 120 signs for the library and its three branches.',
      ],
    },
  ],
  education: [
    {
      institution: 'Delft University of Technology',
      degree: 'MSc',
      field: 'Interaction Design',
      location: 'Delft',
      startDate: '2014-09',
      endDate: '2016-07',
    },
    {
      institution: 'University of Jordan',
      degree: 'BA',
      field: 'Visual Arts',
      location: 'Amman',
      startDate: '2010-09',
      endDate: '2014-06',
    },
  ],
  skills: {
    Design: ['Interaction design', 'Design systems', 'Prototyping', 'Accessibility'],
    Research: ['Usability tests', 'Surveys'],
    Tools: ['Figma', 'HTML and CSS', 'Maze', 'Storybook', 'Dovetail'],
  },
  certifications: [['Accessibility Core (CPACC)', 'IAAP', '2022-10']],
  languages: { Arabic: 'Native', English: 'Fluent', Dutch: 'Fluent' },
  projects: [
    {
      name: 'Quiet Routes',
      description:
        'A map layer for riders who avoid stairs and crowds, tested with 40 people and live in three cities.',
      url: 'https://noor-elamin.example.com/quiet-routes',
    },
  ],
  arrangement: { dates: 'short' },
})
