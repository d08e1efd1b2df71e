// Resumes that strain the layout, each in its own way.
import { emptyResume, type Resume } from '#engine/resume/resume.ts'

const person = {
  firstName: 'Amara',
  lastName: 'Okafor',
  professionalTitle: 'Operations Analyst',
  email: 'amara.okafor@example.com',
  phone: '+1 313 555 0142',
  location: 'Detroit, Michigan',
  summary: 'Operations analyst with nine years in freight and retail planning.',
}

function minimalResume(): Resume {
  return { ...emptyResume('minimal'), personalInfo: { ...person, summary: '' } }
}

function job(index: number, bullets: number): Resume['experiences'][number] {
  const points = Array.from(
    { length: bullets },
    (_, point) =>
      `- Point ${index}-${point}: rebuilt the weekly margin report for four sites and cut the time to close the books`,
  )
  return {
    id: `job-${index}`,
    company: `Harbour Freight Group ${index}`,
    position: `Senior Analyst ${index}`,
    location: 'Toledo, Ohio',
    startDate: `20${String(24 - index).padStart(2, '0')}-03`,
    endDate: `20${String(25 - index).padStart(2, '0')}-02`,
    current: false,
    description: points.join('\n'),
  }
}

function school(index: number): Resume['education'][number] {
  return {
    id: `school-${index}`,
    institution: `Lakeside State University ${index}`,
    degree: 'Bachelor of Science',
    field: 'Supply Chain Management',
    location: 'Ann Arbor, Michigan',
    startDate: '2009-09',
    endDate: '2013-06',
    current: false,
    description: 'Graduated with distinction.',
  }
}

function skills(count: number): Resume['skillCategories'] {
  const names = Array.from({ length: count }, (_, index) => ({
    id: `skill-${index}`,
    name: `Skill number ${index}`,
    level: (index % 5) + 1,
  }))
  const half = Math.ceil(count / 2)
  return [
    { id: 'first', name: 'Analysis', skills: names.slice(0, half) },
    { id: 'second', name: 'Operations', skills: names.slice(half) },
  ]
}

export function everySectionResume(): Resume {
  return {
    ...emptyResume('every-section'),
    personalInfo: {
      ...person,
      linkedin: 'linkedin.com/in/amara-okafor',
      website: 'https://amara.example.com',
      links: [
        { id: 'code', label: 'GitHub', url: 'https://github.com/amara-okafor' },
        { id: 'talks', label: 'Talks', url: 'https://slides.example.com/amara' },
      ],
    },
    experiences: [job(1, 4), job(2, 3)],
    education: [school(1)],
    skillCategories: skills(9),
    languages: [
      { id: 'en', name: 'English', level: 'Native' },
      { id: 'ig', name: 'Igbo', level: 'Fluent' },
    ],
    certifications: [{ id: 'cscp', name: 'Certified Supply Chain Professional', issuer: 'ASCM', date: '2019-05' }],
    projects: [
      {
        id: 'dock',
        name: 'Dock scheduler',
        description: 'A **shared** calendar for *all* docks.\n- Cut waiting time',
        url: 'https://dock.example.com',
      },
    ],
  }
}

export function twoPageResume(): Resume {
  return { ...everySectionResume(), id: 'two-pages', experiences: [1, 2, 3, 4, 5].map((index) => job(index, 6)) }
}

/** A 400-word summary, 60 skills and an entry taller than a page. */
export function longResume(): Resume {
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ')
  return {
    ...everySectionResume(),
    id: 'long',
    personalInfo: { ...person, summary: `${words}.` },
    experiences: [job(1, 70), job(2, 6)],
    skillCategories: skills(60),
  }
}

function longWordsResume(): Resume {
  const chemical = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'
  return {
    ...everySectionResume(),
    id: 'long-words',
    personalInfo: {
      ...person,
      firstName: 'Maximiliana-Alexandrina',
      lastName: 'Wolfeschlegelsteinhausenbergerdorffwelch',
      professionalTitle: 'Hauptabteilungsleiterin Elektrizitaetswerkbetriebsfuehrung',
      email: 'maximiliana.alexandrina.wolfeschlegelsteinhausenbergerdorff@correspondence.example.com',
      website: 'https://a-very-long-subdomain-name.of-a-company.example.com/people/maximiliana/portfolio/2024',
    },
    experiences: [{ ...job(1, 2), company: chemical, position: `${chemical} and partners` }],
    skillCategories: [{ id: 'only', name: chemical, skills: [{ id: 'one', name: chemical, level: 3 }] }],
  }
}

function rightToLeftResume(): Resume {
  return {
    ...everySectionResume(),
    id: 'rtl',
    personalInfo: {
      ...person,
      firstName: 'ليلى',
      lastName: 'حداد',
      professionalTitle: 'مديرة مشاريع',
      summary: 'مديرة مشاريع بخبرة عشر سنوات في قطاع الطاقة، قادت 12 فريقا في ثلاث دول.',
      location: 'עמאן',
    },
    experiences: [
      {
        ...job(1, 0),
        position: 'مديرة مشاريع أولى',
        company: 'شركة النور للطاقة',
        description: '- خفضت تكاليف التشغيل بنسبة 18% خلال عامين\n- ניהלה צוות של 12 מהנדסים בתל אביב',
      },
    ],
  }
}

function cjkResume(): Resume {
  return {
    ...everySectionResume(),
    id: 'cjk',
    personalInfo: {
      ...person,
      firstName: '小明',
      lastName: '王',
      professionalTitle: '数据工程师 / データエンジニア',
      summary:
        '八年数据平台经验,负责日处理二十亿条记录的流水线。データ基盤の設計と運用を担当。데이터 플랫폼 운영 경험.',
      location: '上海',
    },
    experiences: [
      {
        ...job(1, 0),
        position: '高级数据工程师',
        company: '东方数据科技有限公司',
        description:
          '- 将批处理时间从六小时缩短到四十分钟,并为四个业务团队建立了统一的指标口径\n- Ελληνικά, Кириллица and Tiếng Việt in one line',
      },
    ],
  }
}

export const stressResumes: Record<string, () => Resume> = {
  minimal: minimalResume,
  'every section': everySectionResume,
  'two pages': twoPageResume,
  long: longResume,
  'long words': longWordsResume,
  'right to left': rightToLeftResume,
  cjk: cjkResume,
}
