import { defineSample } from './define-sample.ts'

export const sample = defineSample('scholar', {
  person: {
    firstName: 'Ayşe',
    lastName: 'Karahan',
    professionalTitle: 'Professor of Cognitive Neuroscience',
    email: 'a.karahan@example.org',
    phone: '+44 20 7946 0458',
    location: 'London, United Kingdom',
    website: 'https://karahan-lab.example.org',
    summary:
      'Cognitive neuroscientist working on memory and sleep in ageing. Leads a laboratory of eleven, with £3.7 million in competitive grants as principal investigator and 58 peer-reviewed papers. Teaches methods and statistics from first year to doctoral level, has supervised nine doctorates to completion, and shares data and code with every article.',
  },
  experiences: [
    {
      company: 'Northmoor University',
      position: 'Professor of Cognitive Neuroscience',
      location: 'London, United Kingdom',
      startDate: '2020-09',
      points: [
        'Direct the Memory and Sleep Laboratory: three postdoctoral researchers, five doctoral students, two technicians.',
        'Hold two running grants as principal investigator; co-investigator on a national cohort of 3,200 adults over 65.',
        'Redesigned the first-year statistics course for 280 students around open data; failure rate fell from 19% to 8%.',
        'Chair of the faculty’s research ethics committee since 2022.',
      ],
    },
    {
      company: 'Northmoor University',
      position: 'Senior Lecturer, later Reader',
      location: 'London, United Kingdom',
      startDate: '2014-01',
      endDate: '2020-08',
      points: [
        'Built the sleep laboratory from an empty floor to six beds with £620,000 in equipment funding.',
        'Supervised five doctorates to completion and 40 master’s dissertations.',
        'Introduced preregistration for all student projects in the department.',
      ],
    },
    {
      company: 'Rheinfeld Institute for Brain Research',
      position: 'Postdoctoral Researcher',
      location: 'Freiburg, Germany',
      startDate: '2010-02',
      endDate: '2013-12',
      points: [
        'Developed an analysis of sleep spindles that is now part of two open-source toolboxes.',
        'Published nine articles, five as first author; held an individual fellowship for two years.',
        'Organised a summer school on memory for forty doctoral students.',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Edinburgh',
      degree: 'Doctor of Philosophy',
      field: 'Psychology',
      location: 'Edinburgh, United Kingdom',
      startDate: '2006-09',
      endDate: '2010-01',
      description: 'Thesis: Consolidation of associative memory during slow-wave sleep.',
    },
    {
      institution: 'Boğaziçi University',
      degree: 'Bachelor of Arts',
      field: 'Psychology',
      location: 'Istanbul, Türkiye',
      startDate: '2001-09',
      endDate: '2006-06',
    },
  ],
  skills: {
    Methods: ['Polysomnography', 'EEG and MEG', 'Functional MRI', 'Mixed-effects models'],
    Computing: ['Python', 'R', 'MATLAB', 'Open data curation'],
    Service: ['Editorial board, two journals', 'Grant panels in three countries', 'External examiner, 14 doctorates'],
  },
  languages: { Turkish: 'Native', English: 'Fluent', German: 'Professional' },
  certifications: [
    ['Ageing, Sleep and Memory: £1.9 million over five years', 'National Neuroscience Fund', '2022-10'],
    ['Spindles as Markers of Decline: £1.2 million', 'Harcourt Medical Trust', '2018-03'],
    ['Sleep in Mid-Life: £640,000 over three years', 'National Neuroscience Fund', '2015-09'],
    ['Mid-Career Prize', 'Memory Research Society', '2019-06'],
  ],
  projects: [
    {
      name: 'Slow oscillations and forgetting after sixty-five',
      description: 'Karahan A, Obi C, Lund E. *Journal of Sleep and Cognition*, 2024, 31(2), 114–131.',
    },
    {
      name: 'Ten nights at home: reliability of wearable EEG in 412 adults',
      description: 'Obi C, Petrov D, Karahan A. *Open Neuroscience Methods*, 8, 45–62.',
    },
    {
      name: 'A preregistered test of targeted memory reactivation',
      description: 'Karahan A, Lund E. *Memory Research Letters*, 2021, 17(4), 301–318.',
    },
    {
      name: 'Spindle density predicts two-year change in recall',
      description: 'Karahan A, Haas J, Weller M. *Annals of Ageing Science*, 12(1), 9–27.',
    },
    {
      name: 'What sleep keeps: invited keynote',
      description:
        'European Society for Memory Research, Lisbon, June 2023; also invited talks in Oslo, Ankara and Leuven.',
    },
  ],
  arrangement: {
    dates: 'short',
    titles: { projects: 'Selected publications and talks', certifications: 'Grants and awards' },
  },
})
