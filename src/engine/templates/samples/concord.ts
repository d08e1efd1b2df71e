import { defineSample } from './define-sample.ts'

export const sample = defineSample('concord', {
  person: {
    firstName: 'Naledi',
    lastName: 'Mokoena',
    professionalTitle: 'Legal and Policy Adviser',
    email: 'naledi.mokoena@example.org',
    phone: '+27 12 555 0163',
    location: 'Pretoria, South Africa',
    linkedin: 'linkedin.com/in/naledi-mokoena',
    summary:
      'Admitted attorney with ten years in administrative law, housing rights and legislative drafting. Has advised two parliamentary committees, run strategic litigation up to the appeal courts, and trained paralegals in five provinces. Writes plainly for judges, officials and residents, and manages donor-funded programmes to audit standard.',
  },
  experiences: [
    {
      company: 'Umthombo Justice Centre',
      position: 'Legal and Policy Adviser',
      location: 'Pretoria, South Africa',
      startDate: '2020-03',
      points: [
        'Lead the housing and land programme: four attorneys, nine paralegals and a budget of R11.4 million.',
        'Drafted 17 submissions on bills; wording from six of them was adopted in the final acts.',
        'Directed litigation that stopped the eviction of 640 households and secured relocation terms in writing.',
        'Built a case register that shortened donor reporting to four days.',
      ],
    },
    {
      company: 'Mahlangu Pillay Attorneys',
      position: 'Associate, Public Law',
      location: 'Johannesburg, South Africa',
      startDate: '2017-02',
      endDate: '2020-02',
      points: [
        'Represented municipalities and residents in 45 administrative-law matters, 12 of them in the High Court.',
        'Reviewed procurement files worth R380 million and advised on remedies before audit.',
      ],
    },
    {
      company: 'Mahlangu Pillay Attorneys',
      position: 'Candidate Attorney',
      location: 'Johannesburg, South Africa',
      startDate: '2015-01',
      endDate: '2017-01',
      points: [
        'Drafted pleadings and heads of argument, and researched access-to-information requests.',
        'Ran a weekly advice clinic that saw about 300 clients a year, most of them about rent or notice to leave.',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Pretoria',
      degree: 'Master of Laws',
      field: 'Constitutional and Administrative Law',
      location: 'Pretoria, South Africa',
      startDate: '2018-02',
      endDate: '2019-12',
    },
    {
      institution: 'Rhodes University',
      degree: 'Bachelor of Laws',
      field: 'Law',
      location: 'Makhanda, South Africa',
      startDate: '2011-02',
      endDate: '2014-11',
    },
  ],
  skills: {
    Law: ['Administrative law', 'Housing rights', 'Legislative drafting', 'Litigation strategy'],
    Programmes: ['Donor reporting', 'Budgeting', 'Paralegal training'],
  },
  languages: { Setswana: 'Native', English: 'Fluent', isiZulu: 'Fluent' },
  certifications: [['Admission as attorney', 'High Court of South Africa', '2017-01']],
  arrangement: { dates: 'short' },
})
