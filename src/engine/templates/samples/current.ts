import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('current', {
  person: {
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    professionalTitle: 'Head of Operations',
    email: 'wanjiru.kamau@example.com',
    phone: '+254 20 555 0151',
    location: 'Nairobi, Kenya',
    linkedin: 'linkedin.com/in/wanjiru-kamau',
    summary:
      'Operations leader who has grown with two young companies in solar energy and delivery. Opened seven cities, hired and trained 160 field staff, and brought unit cost down in every year of growth. Writes the playbook after the second time.',
    profileImage: portraits.g,
  },
  experiences: [
    {
      company: 'Jua Home Energy',
      position: 'Head of Operations',
      location: 'Nairobi, Kenya',
      startDate: '2022-04',
      points: [
        'Lead installation, stock and field service: 118 people and 41,000 homes.',
        'Cut cost per installation from $46 to $29 with regional stores.',
        'Raised first-visit repair from 63% to 86% with parts lists from the call.',
      ],
    },
    {
      company: 'Jua Home Energy',
      position: 'Regional Operations Manager',
      location: 'Kisumu, Kenya',
      startDate: '2020-01',
      endDate: '2022-03',
      points: ['Opened four cities in 20 months, each covering its costs within nine.'],
    },
    {
      company: 'Twende Parcels',
      position: 'Growth and Operations Associate',
      location: 'Nairobi, Kenya',
      startDate: '2017-08',
      endDate: '2019-12',
      points: [
        'Grew weekly deliveries from 1,200 to 9,500 in three new cities.',
        'Lowered failed deliveries from 17% to 7% by confirming each address.',
      ],
    },
  ],
  education: [
    {
      institution: 'Strathmore University',
      degree: 'Bachelor of Science',
      field: 'Business Information Technology',
      location: 'Nairobi, Kenya',
      startDate: '2012-07',
      endDate: '2016-06',
    },
  ],
  skills: {
    Operations: ['Market launches', 'Field teams', 'Route planning', 'Inventory'],
    Tools: ['SQL', 'Google Sheets', 'Odoo', 'Metabase', 'QGIS'],
  },
  languages: { English: 'Fluent', Swahili: 'Native', Kikuyu: 'Native' },
  arrangement: { dates: 'short' },
})
