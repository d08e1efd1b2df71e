import { defineSample } from './define-sample.ts'

export const sample = defineSample('nocturne', {
  person: {
    firstName: 'Theo',
    lastName: 'Vance',
    professionalTitle: 'Lighting Designer, Stage and Tour',
    email: 'theo@nocturne.example.com',
    phone: '+1 312 555 0186',
    location: 'Chicago, Illinois',
    website: 'https://theovance.example.com',
    summary:
      'Lighting designer for concert tours, theatre and broadcast, with 12 years at the desk. Plots shows that tour in two trucks instead of three, writes cues to timecode, and trains house crews to run them. Credits include four arena tours, 31 stage productions and a televised awards night.',
  },
  experiences: [
    {
      company: 'Afterglow Touring',
      position: 'Lighting Designer',
      location: 'Chicago, Illinois',
      startDate: '2020-01',
      points: [
        'Designed four arena tours with up to 480 fixtures.',
        'Replaced discharge lamps with LED on two tours; power use per show fell by 43%.',
        'Wrote the festival file that three bands now use, so a changeover takes 12 minutes.',
      ],
    },
    {
      company: 'Halsted Street Theater',
      position: 'Associate Designer',
      location: 'Chicago, Illinois',
      startDate: '2015-08',
      endDate: '2019-12',
      points: [
        'Lit 31 productions in a house of 620 seats, nine of them as lead designer.',
        'Rebuilt the rep plot around 96 moving lights and cut focus calls from two days to one.',
      ],
    },
    {
      company: 'Lakeview Broadcast Services',
      position: 'Lighting Technician',
      location: 'Milwaukee, Wisconsin',
      startDate: '2012-06',
      endDate: '2015-07',
      points: ['Rigged and ran studio lights for a nightly news programme and two election nights.'],
    },
  ],
  education: [
    {
      institution: 'Lakeshore Conservatory',
      degree: 'BFA',
      field: 'Lighting Design',
      location: 'Chicago, Illinois',
      startDate: '2008-09',
      endDate: '2012-05',
    },
  ],
  skills: {
    Design: ['Timecode', 'Pixel mapping', 'Colour for camera', 'Previsualisation'],
    Systems: ['grandMA3', 'Eos', 'Vectorworks', 'DMX and sACN'],
  },
  languages: { English: 'Native', Italian: 'Conversational' },
  certifications: [
    ['Entertainment Electrician', 'Stage Technicians Council', '2017-03'],
    ['Rigging Safety, Arena', 'Midwest Rigging Board', '2021-09'],
  ],
  arrangement: { dates: 'short' },
})
