// Resumes in other scripts: no word is lost, and what looks alike in every language is found.
import { describe, expect, it } from 'vitest'
import { column, flowOf, pageOf } from './page.fixture.ts'
import { readDocument } from './read-resume.ts'
import type { SourceDocument } from './segment.ts'

const read = (source: SourceDocument) => readDocument(source, { newId: () => '' })

const resumes = {
  Arabic: [
    'ليلى حداد',
    'layla.haddad@example.com | +962 79 555 0134 | عمان، الأردن',
    'الخبرة العملية',
    'مهندسة موقع، شركة الأفق للمقاولات',
    '01/2019 - 05/2023',
    'أشرفت على بناء ثلاثة جسور',
    'التعليم',
    'بكالوريوس هندسة مدنية، الجامعة الأردنية، 2014 - 2018',
  ],
  Hebrew: [
    'נועה ברק',
    'noa.barak@example.com | 052-555-0176 | חיפה, ישראל',
    'ניסיון תעסוקתי',
    'אחות בכירה, בית חולים רמב״ם',
    '01/2019 - 05/2023',
    'ניהלה צוות של שמונה אחיות',
    'השכלה',
    'תואר ראשון בסיעוד, אוניברסיטת חיפה, 2014 - 2018',
  ],
  Chinese: [
    '王小明',
    'xiaoming.wang@example.com | +86 138 5550 0199 | 上海',
    '工作经历',
    '软件工程师 | 远航科技有限公司',
    '01/2019 - 05/2023',
    '负责支付系统的设计与开发',
    '教育背景',
    '复旦大学 | 计算机科学学士 | 2014 - 2018',
  ],
  Japanese: [
    '佐藤 花子',
    'hanako.sato@example.com | +81 90 5550 0123 | 東京都',
    '職務経歴',
    '看護師 | 東京中央病院',
    '01/2019 - 05/2023',
    '夜勤の看護師八名を指導',
    '学歴',
    '東京大学 看護学士 2014 - 2018',
  ],
  Korean: [
    '김민지',
    'minji.kim@example.com | +82 10 5550 0147 | 서울',
    '경력',
    '회계사 | 한빛상사',
    '01/2019 - 05/2023',
    '월말 결산과 세무 신고 담당',
    '학력',
    '서울대학교 경영학 학사 2014 - 2018',
  ],
}

describe.each(Object.entries(resumes))('a resume in %s', (_language, lines) => {
  const page = pageOf(
    column(
      50,
      60,
      lines.map((line, index) => (index === 0 ? `#${line}` : line)),
    ),
  )

  it.each([
    ['with pages', page],
    ['that flows', flowOf(lines)],
  ])('%s keeps every word', (_kind, source) => {
    const { text, furniture } = read(source)
    const known = [text, ...furniture.map((line) => line.text)].join(' ').replace(/\s+/g, ' ')
    const words = lines.flatMap((line) => line.split(/[\s|,،]+/)).filter((word) => /\p{L}/u.test(word))
    expect(words.filter((word) => !known.includes(word))).toEqual([])
  })

  it('gives e-mail, phone and the time of a job', () => {
    const { resume } = read(page)
    const [, contacts = ''] = lines
    const [email, phone] = contacts.split(' | ')
    expect(resume.personalInfo).toMatchObject({ email, phone })
    expect(resume.experiences).toMatchObject([{ startDate: '2019-01', endDate: '2023-05' }])
    expect(resume.education).toMatchObject([{ endDate: '2018' }])
  })
})

it('joins the pieces of a line from the right where it is written so', () => {
  const pieces = [
    { text: 'حداد', x: 500, y: 60, width: 20, size: 20 },
    { text: 'ليلى', x: 526, y: 60, width: 20, size: 20 },
  ]
  const { resume } = read(pageOf([...pieces, { text: 'layla@example.com', x: 400, y: 90 }]))
  expect(`${resume.personalInfo.firstName} ${resume.personalInfo.lastName}`).toBe('ليلى حداد')
})
