import { defineSample } from './define-sample.ts'

export const sample = defineSample('treatise', {
  person: {
    firstName: 'Ciarán',
    lastName: 'Mac Fhinn',
    professionalTitle: 'Associate Professor of Hydrology',
    email: 'c.macfhinn@example.org',
    phone: '+353 20 910 4417',
    location: 'Galway, Ireland',
    website: 'https://peat-water.example.org',
    summary:
      'Hydrologist of peatlands and small catchments. Measures how much water, carbon and heat a bog holds, and what happens when it is drained or healed. Principal investigator on three running grants worth €2.7 million, author of 46 papers, and supervisor of six doctorates to completion.',
  },
  experiences: [
    {
      company: 'Corrib University',
      position: 'Associate Professor of Hydrology',
      location: 'Galway, Ireland',
      startDate: '2018-09',
      points: [
        'Lead a group of nine on the water balance of raised bogs.',
        'Teach catchment hydrology to 120 students a year; wrote their open textbook.',
        'Chair the national panel on peatland monitoring since 2022.',
      ],
    },
    {
      company: 'Tamar Institute of Water',
      position: 'Lecturer',
      location: 'Exeter, United Kingdom',
      startDate: '2013-01',
      endDate: '2018-08',
      points: [
        'Built a field station with 16 boreholes and two flux towers.',
        'Supervised three doctorates and 22 master’s theses.',
      ],
    },
    {
      company: 'Vänern Research Centre',
      position: 'Postdoctoral Researcher',
      location: 'Karlstad, Sweden',
      startDate: '2010-02',
      endDate: '2012-12',
      points: ['Modelled snowmelt in 80 forest catchments; the code is public.'],
    },
  ],
  education: [
    {
      institution: 'University of Leeds',
      degree: 'Doctor of Philosophy',
      field: 'Hydrology',
      location: 'Leeds, United Kingdom',
      startDate: '2006-10',
      endDate: '2010-01',
      description: 'Thesis: Pipeflow and storm response in blanket peat.',
    },
    {
      institution: 'Corrib University',
      degree: 'Bachelor of Science',
      field: 'Earth Sciences',
      location: 'Galway, Ireland',
      startDate: '2002-09',
      endDate: '2006-06',
    },
  ],
  projects: [
    {
      name: 'Ten years of rewetting: water tables in 41 raised bogs',
      description: 'Mac Fhinn C, Duarte P, Ó Néill S. *Journal of Peatland Hydrology*, 2025, 19(1), 3–27.',
    },
    {
      name: 'Heat storage in drained and restored peat',
      description: 'Lindgren M, Mac Fhinn C. *Cold Regions Water*, 2024, 12(3), 211–230.',
    },
    {
      name: 'A low-cost logger for shallow boreholes',
      description: 'Mac Fhinn C, Tully R. *Field Methods in Hydrology*, 2024, 7, 88–97.',
    },
    {
      name: 'Dissolved carbon after the drought of 2018',
      description: 'Duarte P, Mac Fhinn C, Hale J. *Catchment Letters*, 2023, 15(2), 140–158.',
    },
    {
      name: 'When drains are blocked: storm peaks in eleven streams',
      description: 'Mac Fhinn C, Hale J. *Journal of Peatland Hydrology*, 2022, 16(4), 402–421.',
    },
    {
      name: 'Soil pipes carry a third of storm flow',
      description: 'Mac Fhinn C, Brennan K, Lindgren M. *Water and Soil*, 2021, 44(1), 17–39.',
    },
    {
      name: 'Estimating evaporation from two towers and a drone',
      description: 'Hale J, Mac Fhinn C. *Field Methods in Hydrology*, 2020, 3, 5–22.',
    },
    {
      name: 'The bog that burned: soil moisture before and after a fire',
      description: 'Brennan K, Mac Fhinn C. *Catchment Letters*, 2019, 11(1), 61–79.',
    },
    {
      name: 'Recession curves of drained slopes',
      description: 'Mac Fhinn C, Hale J. *Water and Soil*, 2017, 40(3), 288–305.',
    },
    {
      name: 'How deep is wet? Ground radar on twelve bogs',
      description: 'Tully R, Mac Fhinn C. *Field Methods in Hydrology*, 2016, 1, 12–30.',
    },
    {
      name: 'Stream temperature under spruce and under sky',
      description: 'Mac Fhinn C, Lindgren M. *Journal of Forest Waters*, 2015, 6(2), 77–95.',
    },
    {
      name: 'Snowmelt timing in eighty forest catchments',
      description: 'Mac Fhinn C, Lindgren M. *Cold Regions Water*, 2014, 2(2), 101–126.',
    },
  ],
  certifications: [
    ['Bogs as Batteries: €1.3 million over five years', 'Irish Water Research Fund', '2023-03'],
    ['Peat and Heat: €860,000 over four years', 'North Atlantic Science Board', '2021-09'],
    ['Early Career Medal', 'European Peat Society', '2016-06'],
  ],
  skills: {
    Field: ['Borehole networks', 'Flux towers', 'Tracer tests', 'Drone surveys'],
    Analysis: ['Python', 'R', 'MODFLOW', 'Bayesian calibration'],
  },
  languages: { English: 'Native', Irish: 'Native', Swedish: 'Professional' },
  arrangement: { dates: 'short', titles: { projects: 'Publications', certifications: 'Grants and awards' } },
})
