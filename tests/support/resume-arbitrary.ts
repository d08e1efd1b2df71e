// Sound resumes of every kind for property tests: many scripts, empty fields, rough dates, odd punctuation.
import fc from 'fast-check'
import { type Resume, resumeSchema, sectionIds } from '../../src/engine/resume/resume.ts'

const word = fc.oneof(
  fc.stringMatching(/^[A-Za-z]{1,12}$/),
  fc.constantFrom(
    'Zürich',
    'Łódź',
    'Αθήνα',
    'Москва',
    'Nguyễn',
    '東京',
    'שלום',
    'مرحبا',
    '👩‍💻',
    'C++',
    'R&D',
    '<b>',
    '"x"',
    '50%',
  ),
  fc.constantFrom('-', '*', '_', '**', ',', ':', '|', '(', ')', '[a](b)', '\\', "O'Neil", '2019', '-5', 'A/B;C'),
)

const join = (words: string[]) => words.join(' ')

/** One line of words; never empty. */
const lineArbitrary = fc.array(word, { minLength: 1, maxLength: 5 }).map(join)

const line = fc.oneof(lineArbitrary, fc.constant(''))

const descriptionLine = fc
  .tuple(fc.constantFrom('', '- ', '- ', '* ', '• ', '-', '  '), line)
  .map(([mark, text]) => mark + text)

const description = fc.array(descriptionLine, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'))

const isoDate = fc
  .tuple(
    fc.integer({ min: 1950, max: 2030 }),
    fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
  )
  .map((parts) => parts.slice(0, parts[1] === undefined ? 1 : 3).flatMap((part) => (part === undefined ? [] : [part])))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))

const date = fc.oneof(isoDate, fc.constantFrom('', 'Summer 2019', '03/2021', '2021-13'))
const endDate = fc.oneof(isoDate, fc.constant('Autumn 2020'))

const optional = { requiredKeys: [] } satisfies { requiredKeys: [] }

function entry<T extends object>(required: fc.Arbitrary<T>): fc.Arbitrary<T & { id: string }> {
  return fc.tuple(fc.uuid(), required).map(([id, fields]) => ({ id, ...fields }))
}

function withOptional<A extends object, B>(
  required: fc.Arbitrary<A>,
  extra: { [K in keyof B]: fc.Arbitrary<B[K]> },
): fc.Arbitrary<A & Partial<B>> {
  return fc.tuple(required, fc.record(extra, optional)).map(([fields, more]) => ({ ...fields, ...more }))
}

const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })

const section = fc.constantFrom(...sectionIds)
const sections = fc.uniqueArray(section, { maxLength: 7 })

const photo = fc.constant('data:image/png;base64,iVBORw0KGgo=')

/** Any resume a form or a reader could have made; its optional texts are filled where they are present. */
export const resumeArbitrary: fc.Arbitrary<Resume> = fc
  .record(
    {
      id: fc.uuid(),
      personalInfo: withOptional(
        fc.record({
          firstName: line,
          lastName: line,
          professionalTitle: line,
          email: line,
          phone: line,
          location: line,
          summary: description,
        }),
        {
          linkedin: lineArbitrary,
          website: lineArbitrary,
          links: fc.array(entry(fc.record({ label: line, url: lineArbitrary })), { minLength: 1, maxLength: 3 }),
          profileImage: photo,
        },
      ),
      experiences: list(
        entry(
          withOptional(
            fc.record({ company: line, position: line, startDate: date, current: fc.boolean(), description }),
            { location: lineArbitrary, endDate },
          ),
        ),
      ),
      education: list(
        entry(
          withOptional(
            fc.record({ institution: line, degree: line, field: line, startDate: date, current: fc.boolean() }),
            { location: lineArbitrary, endDate, description: description.filter((text) => text !== '') },
          ),
        ),
      ),
      skillCategories: list(
        entry(
          fc.record({
            name: line,
            skills: list(entry(withOptional(fc.record({ name: line }), { level: fc.integer({ min: 1, max: 5 }) }))),
          }),
        ),
      ),
      languages: list(entry(fc.record({ name: line, level: line }))),
      certifications: list(entry(fc.record({ name: line, issuer: line, date }))),
      projects: list(entry(withOptional(fc.record({ name: line, description }), { url: lineArbitrary }))),
      arrangement: fc.record(
        { order: sections, hidden: sections, titles: fc.dictionary(section, lineArbitrary, { noNullPrototype: true }) },
        optional,
      ),
    },
    {
      requiredKeys: [
        'id',
        'personalInfo',
        'experiences',
        'education',
        'skillCategories',
        'languages',
        'certifications',
        'projects',
      ],
    },
  )
  .map((resume) => resumeSchema.parse(resume))
