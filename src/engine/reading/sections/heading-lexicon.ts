// What headings of resumes are called, in the words people use.
import { itemsOf, type LanguageWords } from '../languages/_words.ts'
import { languages as registry } from '../languages/registry.gen.ts'
import { remember } from '../words/remember.ts'
import { fold } from '../words/word-set.ts'
import type { SectionKind } from './section-kind.ts'
import { spokenHeadingKind } from './spoken-headings.ts'

const names: Record<Exclude<SectionKind, 'header'>, string> = {
  contact:
    'contact, contacts, contact me, contact info, contact information, contact details, personal info, personal information, personal details, personal data, details, get in touch, reach me',
  profiles:
    'profiles, social, social media, social profiles, social links, links, online, on the web, find me online, web profiles, online profiles, networks',
  summary:
    'research interests, summary, about, about me, a bit about me, profile, professional summary, executive summary, career summary, professional profile, personal profile, career profile, personal statement, professional statement, objective, objectives, career objective, career objectives, professional objective, job objective, employment objective, objective statement, overview, professional overview, career overview, introduction, intro, bio, biography, who am i, who i am, summary statement, summary of qualifications, qualifications summary, career focus, background, personal summary, at a glance, mission, value proposition, core qualifications summary, highlights of qualifications, professional background, executive profile, headline, نبذة, نبذة عني, نبذة شخصية, الملخص, الملخص المهني, תקציר, תקציר מנהלים, אודות, 个人简介, 自我评价, 個人簡介, 自我介紹, 職務要約, 自己pr, 자기소개',
  experience:
    'posts held, jobs held, employment record, career to date, career so far, work so far, research appointments, working life, career summary and experience, work, work experience, working experience, working experiences, work experiences, professional experience, professional experiences, relevant experience, related experience, employment, employment history, employment experience, work history, career history, job history, career, professional history, professional career, industry experience, positions, positions held, appointments, practical experience, job experience, jobs, other jobs, previous jobs, past jobs, earlier jobs, other positions, previous positions, lab experience, laboratory experience, trade experience, shop experience, kitchen experience, classroom experience, care experience, sales experience, office experience, driving experience, hospital experience, engineering experience, administrative experience, customer service experience, internships, internship, internship experience, internships and experience, teaching experience, clinical experience, nursing experience, military experience, research experience, field experience, legal experience, additional experience, other experience, previous experience, other work experience, additional work experience, experience highlights, selected experience, leadership experience, technical experience, management experience, freelance experience, consulting experience, recent experience, where i have worked, accomplishments and experience, military service, service history, professional appointments, academic appointments, academic positions, الخبرة, الخبرات, الخبرة العملية, الخبرات العملية, الخبرة المهنية, الخبرات المهنية, ניסיון, ניסיון תעסוקתי, ניסיון מקצועי, ניסיון בעבודה, 工作经历, 工作经验, 工作經歷, 工作經驗, 职业经历, 实习经历, 職務経歴, 職歴, 경력, 경력사항, 경력 사항',
  education:
    'educ, academic, academics, study, what i studied, what i have studied, my education, educational attainment, educational attainments, educational qualification, qualification, educational details, schools attended, education and licences, education and licenses, trade school, trade training, trade training and school, schools, studies, further education, academic training, vocational training, vocational education, school and training, education and apprenticeship, degrees and diplomas, apprenticeship, apprenticeships, educations, educational background, educational qualifications, education background, education and training, education and qualifications, education and certifications, education and credentials, academic background, academic history, academic qualifications, academic qualification, academics, academic, academic record, academia, schooling, degrees, training and education, education history, educational history, education details, qualifications, formal education, higher education, education and professional training, education and coursework, school, التعليم, المؤهلات, المؤهلات العلمية, المؤهل العلمي, השכלה, 教育背景, 教育经历, 教育經歷, 学历, 學歷, 学歴, 학력, 학력사항, 학력 사항',
  skills:
    'computer, computers, tech, technical, stack, good at, what i am good at, things i am good at, my skills, computer knowledge, computer proficiency, computer literacy, it knowledge, software knowledge, it, it and software, software and it, other knowledge, equipment, equipment operated, machinery, machines, codes and standards, systems, it systems, practice areas, methods, research methods, techniques, laboratory techniques, laboratory skills, lab skills, software and equipment, machines and tools, tools and software, other skills and competences, personal skills and competences, personal skills and competencies, social skills, social skills and competences, organisational skills, organisational skills and competences, artistic skills and competences, computer skills and competences, technical skills and competences, skills, skill, key skills, core skills, top skills, technical skills, professional skills, hard skills, soft skills, skill set, skillset, skills and abilities, skills and expertise, skills and tools, skills and technologies, skills and competencies, skills summary, summary of skills, skill highlights, skills highlights, areas of expertise, area of expertise, expertise, competencies, core competencies, key competencies, core qualifications, technical proficiencies, technical proficiency, technical competencies, technical summary, technical expertise, technologies, technology, tools, tools and technologies, technical tools, tech stack, tech skills, technical stack, computer skills, it skills, software skills, programming skills, programming languages, software, abilities, strengths, key strengths, proficiencies, capabilities, core capabilities, specialties, specialities, specializations, specialisations, special skills, other skills, additional skills, relevant skills, interpersonal skills, clinical skills, knowledge, technical knowledge, what i do, keywords, skills and interests, key qualifications, skills overview, skill summary, personal skills, skills and hobbies, professional skills summary, technical skills summary, key skills summary, coursework and skills, skills and coursework, professional competencies, core strengths, key expertise, talents, المهارات, مهارات, כישורים, מיומנויות, 技能, 专业技能, 專業技能, 技能特长, スキル, 保有スキル, 기술, 보유기술, 보유 기술, 핵심역량',
  projects:
    'productions, selected productions, exhibitions, selected exhibitions, commissions, selected commissions, books and projects, projects, project, personal projects, side projects, selected projects, key projects, academic projects, project experience, open source, open source projects, open source contributions, portfolio, notable projects, relevant projects, student projects, research projects, case studies, featured projects, recent projects, school projects, technical projects, selected works, personal and academic projects, selected matters, representative matters, notable matters',
  certifications:
    'trades and tickets, trade papers, certs, quals, checks, clearances, checks and clearances, short courses, other courses, training courses, additional training, further training, other training, job training, on the job training, training and seminars, training and courses, courses and training, courses attended, courses completed, courses and tickets, professional development, professional development and training, continuing education, continuing professional development, training, trainings, courses, workshops, seminars, professional training, training and development, trainings and seminars, mandatory training, health and safety training, safety training, driving licence, driving license, drivers license, licences held, licenses held, licences and training, licenses and training, cards and tickets, cards and checks, tickets, licences and tickets, licenses and tickets, tickets and licences, tickets and training, certified, registration, registrations, registration and training, professional registration, certificates and courses, courses and certificates, certificates and training, further qualifications, additional qualifications, other qualifications, professional qualifications, certifications, certification, certificates, certificate, certifications and licenses, certificates and licenses, licenses, licences, license, licensure, licensures, licenses and certifications, licences and certifications, certification and licensure, certifications and licensure, licensure and certifications, certifications and training, training and certifications, professional certifications, professional certification, credentials, accreditations, professional licenses, courses and certifications, certifications and courses, professional credentials, licenses and certificates, certifications and credentials, licenses and credentials, الشهادات, תעודות, 证书, 資格, 자격증',
  languages:
    'speaks, i speak, languages known, language known, known languages, languages, language, language skills, languages spoken, spoken languages, foreign languages, language proficiency, linguistic skills, اللغات, שפות, 语言, 语言能力, 語言能力, 語学, 외국어, 외국어 능력',
  volunteer:
    'unpaid work, unpaid experience, unpaid positions, community work, charity work, church and community, boards, boards and volunteering, boards and committees, board service, voluntary, voluntary work, voluntary experience, volunteering and community, volunteer, volunteering, volunteer experience, volunteer work, volunteer activities, volunteer history, volunteerism, community service, community involvement, community engagement, community, civic activities, civic engagement, leadership and volunteering, volunteer and leadership',
  awards:
    'awards, award, honors, honours, honors and awards, awards and honors, honours and awards, awards and honours, awards and achievements, awards and recognition, recognition, recognitions, achievements, accomplishments, key achievements, key accomplishments, scholarships, scholarships and awards, prizes, honors and achievements, academic honors, awards and scholarships, fellowships, grants, grants and awards, career highlights, achievements and awards, selected honors',
  publications:
    'publications, publication, selected publications, papers, research, conferences, conference presentations, presentations, talks, speaking, patents, articles, books, talks and publications, publications and presentations, invited talks, speaking engagements, press, media',
  interests:
    'interests, interest, hobbies, hobbies and interests, interests and hobbies, personal interests, activities, activities and interests, interests and activities, other interests, extracurricular activities, extracurricular, extracurriculars, extra-curricular activities, leisure, favorites, personal interests and hobbies',
  references:
    'refs, referee, reference, referees, testimonials, recommendations, references available upon request, professional references',
  other:
    'bar admissions, bar admission, other, others, additional information, additional info, additional, miscellaneous, misc, memberships, membership, professional memberships, professional membership, affiliations, professional affiliations, professional affiliations and memberships, memberships and affiliations, associations, professional associations, professional activities, coursework, relevant coursework, relevant courses, military, security clearance, clearance, availability, nationality, citizenship, visa status, travel, leadership, leadership and activities, activities and leadership, leadership roles, positions of responsibility, campus involvement, student organizations, organizations, hardware, extras, notes, declaration, additional experience and awards, professional organizations, board memberships, committees, service, teaching, supervision, quotes',
}

const languages: readonly LanguageWords[] = Object.values(registry)

/** Headings come squashed or spaced out: only the letters count. */
const squash = remember((text: string) =>
  fold(text)
    .replace(/&/g, 'and')
    .replace(/[^\p{L}]/gu, ''),
)

const kindByName = new Map<string, SectionKind>()
for (const kind of Object.keys(names)) {
  if (!isNamed(kind)) continue
  const foreign = languages.map(({ headings }) => headings[kind] ?? '')
  for (const name of [names[kind], ...foreign].flatMap(itemsOf))
    if (!kindByName.has(squash(name))) kindByName.set(squash(name), kind)
}

/** `Trade qualifications`, `Relevant training`, `Current licences` */
const qualifiers =
  'trade, vocational, nursing, teaching, industry, relevant, current, additional, other, further, formal, key, main, work, job, construction, medical, security, sports'
const qualified: Partial<Record<SectionKind, string>> = {
  education: 'qualifications, education',
  certifications: 'training, courses, certificates, certifications, licences, licenses, tickets, accreditations',
}
for (const kind of ['education', 'certifications'] as const)
  for (const noun of itemsOf(qualified[kind] ?? ''))
    for (const qualifier of itemsOf(qualifiers)) {
      const name = squash(`${qualifier} ${noun}`)
      if (!kindByName.has(name)) kindByName.set(name, kind)
    }

function isNamed(kind: string): kind is Exclude<SectionKind, 'header'> {
  return kind in names
}

const subLabels = new Set(
  'highlights, key highlights, responsibilities, key responsibilities, duties, main duties, duties and responsibilities, roles and responsibilities, job responsibilities, job duties, description, job description, tasks, achievements, key achievements, accomplishments, key accomplishments, selected accomplishments, technologies, technologies used, tech stack, stack, tools, environment, courses, coursework, relevant coursework, keywords, projects, key projects, major projects, aufgaben, tatigkeiten, responsabilites, responsabilidades, major achievements, notable achievements, results, contributions, key contributions, scope, role, roles'
    .split(',')
    .map(squash),
)

/** What a heading of exactly these words starts; undefined if they aren't a heading. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 96) return undefined
  // `CERTIFICATIONS ETC.`
  const name = squash(text.replace(/[,\s]+etc\.?$/i, ''))
  if (name.length < 2 || name.length > 48) return undefined
  return kindByName.get(name) ?? pairKind(text)
}

const englishNames = new Set(Object.values(names).flatMap((list) => itemsOf(list).map(squash)))

/** `Esperienze`, `Wykształcenie`: of a resume in another language than English. */
export function isForeignHeading(text: string): boolean {
  const name = text.replace(/[,\s]+etc\.?$/i, '')
  const isEnglish = [name, ...name.split(conjunction)].some((part) => englishNames.has(squash(part)))
  return headingKind(text) !== undefined && !isEnglish
}

/** `Kurse und Hobbys`, `License & Education`, `Education, Licenses and Training`: of several headings in one the most telling counts. */
const pairKind = remember((text: string): SectionKind | undefined => {
  const parts = text.split(conjunction).filter((part) => part !== '')
  const kinds = parts.map((part) => kindByName.get(squash(part)))
  if (parts.length < 2 || parts.length > 4 || kinds.includes(undefined)) return undefined
  return (
    kinds.find((kind) => kind === 'experience' || kind === 'education') ??
    kinds.find((kind) => kind !== 'other') ??
    'other'
  )
})

const conjunction = /\s*(?:,\s*)?[&+/,]\s*(?:and\s+)?|\s+(?:and|und|et|y|e|ed|en|i|oraz|ve)\s+/i

/** `Highlights`, `Responsibilities`: a label inside an entry. */
export function isSubLabel(text: string): boolean {
  return subLabels.has(squash(text))
}

const cues: [RegExp, SectionKind][] = [
  [/\bvolunteer/i, 'volunteer'],
  [/\b(?:experience|employment|work history|career history)\b/i, 'experience'],
  [/\b(?:education|academic|degrees?|schooling)\b/i, 'education'],
  [/\b(?:certifi\w+|licen[sc]\w+|credentials)\b/i, 'certifications'],
  [/\blanguages?\b/i, 'languages'],
  [/\b(?:skills?|competenc\w+|expertise|proficienc\w+|technologies|qualifications|tools)\b/i, 'skills'],
  [/\bprojects?\b/i, 'projects'],
  [/\b(?:summary|profile|objective|about)\b/i, 'summary'],
  [/\b(?:awards?|honou?rs?|achievements|accomplishments|scholarships?)\b/i, 'awards'],
  [/\b(?:publications?|papers|presentations|patents)\b/i, 'publications'],
  [/\b(?:interests|hobbies|activities)\b/i, 'interests'],
  [/\breferences\b/i, 'references'],
  [/\b(?:affiliations?|memberships?|training|courses?|development)\b/i, 'other'],
]

/** What a heading speaks of by one of its words, `Computer Engineering Experience`, or by all of them. */
export function looseHeadingKind(text: string): SectionKind | undefined {
  const plain = fold(text)
  return cues.find(([pattern]) => pattern.test(plain))?.[1] ?? spokenHeadingKind(text)
}
