import { defineSample } from './define-sample.ts'

export const sample = defineSample('prism', {
  person: {
    firstName: 'Mei-Ling',
    lastName: 'Zhao',
    professionalTitle: 'Machine Learning Engineer',
    email: 'meiling.zhao@example.com',
    phone: '+1 416 555 0164',
    location: 'Toronto, Canada',
    linkedin: 'linkedin.com/in/meiling-zhao',
    website: 'https://meiling-zhao.example.com',
    summary:
      'Machine learning engineer with seven years between research and production, mostly in medical imaging and speech. Trains small models that run where the data is, measures them on the patients they will meet, and publishes the failures with the results. Six papers; fluent in English, Mandarin and French.',
  },
  experiences: [
    {
      company: 'Halcyon Imaging',
      position: 'Senior Machine Learning Engineer',
      location: 'Toronto, Canada',
      startDate: '2021-09',
      points: [
        'Lead the triage model for chest X-rays, in use at 27 hospitals.',
        'Raised sensitivity for collapsed lung from 0.88 to 0.95, with no more alarms.',
        'Cut inference from 2.4 s to 310 ms on a hospital workstation.',
      ],
    },
    {
      company: 'Larkspur Speech',
      position: 'Machine Learning Engineer',
      location: 'Montréal, Canada',
      startDate: '2018-09',
      endDate: '2021-08',
      points: ['Trained speech recognition on 3,800 hours of consented audio, 8.7% errors.'],
    },
  ],
  education: [
    {
      institution: 'McGill University',
      degree: 'Master of Science',
      field: 'Computer Science',
      location: 'Montréal, Canada',
      startDate: '2016-09',
      endDate: '2018-08',
    },
  ],
  skills: {
    Modelling: ['Computer vision', 'Speech recognition', 'Distillation', 'Calibration', 'Study design'],
    Engineering: ['PyTorch', 'ONNX Runtime', 'CUDA', 'FastAPI', 'Kubernetes'],
  },
  projects: [
    {
      name: 'Second Reader',
      description: 'Flags X-rays whose report and image disagree; found 212 missed findings in 60,000.',
      url: 'https://meiling-zhao.example.com/second-reader',
    },
    {
      name: 'calibrate-kit',
      description: 'Open-source Python library for calibrated probabilities, with 40,000 downloads.',
    },
  ],
  languages: { English: 'Fluent', Mandarin: 'Native', French: 'Fluent' },
  arrangement: { dates: 'short' },
})
