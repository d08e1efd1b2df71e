import { defineSample } from './define-sample.ts'

export const sample = defineSample('prism', {
  person: {
    firstName: 'Mei-Ling',
    lastName: 'Zhao',
    professionalTitle: 'Machine Learning Engineer',
    email: 'meiling.zhao@example.com',
    phone: '+1 416 555 0164',
    location: 'Toronto, Canada',
    linkedin: 'linkedin.com/in/meiling-zhao-ml',
    website: 'https://meiling-zhao.example.com',
    summary:
      'Machine learning engineer with seven years between research and production, mostly in medical imaging and speech. Trains small models that run where the data is, measures them on the patients they will meet, and publishes the failures with the results. Six papers, two patents, four systems in daily use.',
  },
  experiences: [
    {
      company: 'Halcyon Imaging',
      position: 'Senior Machine Learning Engineer',
      location: 'Toronto, Canada',
      startDate: '2021-09',
      points: [
        'Lead the triage model for chest X-rays, in use at 27 hospitals and about 1.1 million images a year.',
        'Raised sensitivity for collapsed lung from 0.88 to 0.95 at the same false-alarm rate.',
        'Cut inference from 2.4 s to 310 ms on a hospital workstation by distillation and quantization.',
      ],
    },
    {
      company: 'Larkspur Speech',
      position: 'Machine Learning Engineer',
      location: 'Montréal, Canada',
      startDate: '2018-09',
      endDate: '2021-08',
      points: [
        'Trained speech recognition for French and English clinics; word error fell from 14.1% to 8.7%.',
        'Built the labelling tool and review process behind 3,800 hours of consented audio.',
        'Set up nightly evaluation on 11 accent groups, which blocked three regressions before release.',
      ],
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
      description: 'Thesis on learning from noisy labels in radiology.',
    },
    {
      institution: 'University of Waterloo',
      degree: 'Bachelor of Science',
      field: 'Mathematics',
      location: 'Waterloo, Canada',
      startDate: '2012-09',
      endDate: '2016-06',
    },
  ],
  skills: {
    Modelling: ['Computer vision', 'Speech recognition', 'Distillation', 'Uncertainty estimation'],
    Engineering: ['PyTorch', 'ONNX Runtime', 'CUDA', 'FastAPI', 'Kubernetes'],
    Evaluation: ['Study design', 'Subgroup analysis', 'Drift monitoring'],
  },
  languages: { English: 'Fluent', Mandarin: 'Native', French: 'Professional' },
  projects: [
    {
      name: 'Second Reader',
      description:
        'Model that flags X-rays whose report and image disagree. Found 212 missed findings in a study of 60,000 cases; published in 2024.',
      url: 'https://meiling-zhao.example.com/second-reader',
    },
    {
      name: 'calibrate-kit',
      description: 'Open-source Python library for calibrated probabilities, with 40,000 downloads a month.',
      url: 'https://meiling-zhao.example.com/calibrate-kit',
    },
    {
      name: 'Ward Notes',
      description:
        'Offline dictation for wards without a network, on a single-board computer with 4 GB of memory. Piloted in three hospitals.',
    },
  ],
})
