import { defineSample } from './define-sample.ts'
import { portraits } from './portraits.gen.ts'

export const sample = defineSample('cover', {
  person: {
    firstName: 'Amélie',
    lastName: 'Rousseau',
    professionalTitle: 'Executive Chef',
    email: 'amelie@rousseau.example.com',
    phone: '+33 6 39 98 41 07',
    location: 'Lyon, France',
    website: 'https://amelierousseau.example.com',
    profileImage: portraits.m,
    summary:
      'Executive chef with 15 years in regional French kitchens, the last six leading a brigade of 22. Builds menus around growers within 80 kilometres, keeps food cost under 27% and trains apprentices who stay. Holds a sustainability award and writes a seasonal column for a regional weekly.',
  },
  experiences: [
    {
      company: 'Maison Perrache',
      position: 'Executive Chef',
      location: 'Lyon, France',
      startDate: '2019-04',
      points: [
        'Lead 22 people across two dining rooms and a pastry kitchen serving 190 covers a night.',
        'Cut food cost from 32% to 26.5% with a daily menu.',
        'Brought 14 growers under contract; 81% of produce now comes from within 80 kilometres.',
      ],
    },
    {
      company: 'Le Quai des Brumes',
      position: 'Sous-Chef',
      location: 'Annecy, France',
      startDate: '2014-09',
      endDate: '2019-03',
      points: [
        'Ran the pass and wrote the fish menu for a lakeside house.',
        'Trained nine apprentices; seven passed with honours.',
        'Halved waste per cover in one season by weighing each bin.',
      ],
    },
    {
      company: 'Auberge du Vercors',
      position: 'Chef de Partie',
      location: 'Grenoble, France',
      startDate: '2010-06',
      endDate: '2014-08',
      points: ['Ran sauce and meat stations, then opened a summer terrace.'],
    },
  ],
  education: [
    {
      institution: 'Institut Bellecour',
      degree: 'Brevet Professionnel',
      field: 'Cuisine',
      location: 'Lyon, France',
      startDate: '2008-09',
      endDate: '2010-06',
    },
  ],
  skills: {
    Kitchen: ['Menu design', 'Butchery', 'Sauces and stocks', 'Pastry'],
    Business: ['Food costing', 'Supplier contracts', 'Rota planning', 'Audits'],
  },
  languages: { French: 'Native', English: 'Fluent', Italian: 'Intermediate' },
  certifications: [
    ['Food Safety, Level 4', 'Hygiène Conseil Rhône', '2021-02'],
    ['Green Kitchen Award', 'Tables Durables', '2023-11'],
  ],
  arrangement: { dates: 'short' },
})
