// What somebody can paste to keep a reader busy: each shape repeated until it is `size` characters long.

const fill = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size)
const numbered = (unit: (at: number) => string, size: number) => {
  const parts: string[] = []
  for (let at = 0, length = 0; length < size; at++) {
    const part = unit(at)
    parts.push(part)
    length += part.length
  }
  return parts.join('')
}

const units: Record<string, string> = {
  'page marks': 'Page 1\n',
  'lines of dashes': '------------\n',
  dashes: '-',
  'lines of spaces': '            \n',
  spaces: ' ',
  tabs: '\t',
  newlines: '\n',
  'look after the': '- look after the\n',
  'periods at line starts': '2012 - 2014\n',
  'periods at line starts with words': '2012 - 2014 Cook at the Mill\n',
  'labels in a line': 'Company: A   Position: B   Period: 2012\n',
  'labels in one line': 'Company: A   Position: B   Period: 2012   ',
  'labels below each other': 'Company: A\nPosition: B\nPeriod: 2012\n',
  'labels without an answer': 'Company:\nPosition:\nPeriod:\n',
  'wrapped lines': 'and then went on to help everybody there who had asked for it in\n',
  'a school in one line': 'Hillcrest High ',
  'lines of a school': 'Hillcrest High \n',
  'capitals with AT': 'A AT B ',
  'lines of capitals with AT': 'A AT B \n',
  'brackets with years': 'Cook (2012 - 2014), Mill (2015)\n',
  'brackets with years in a line': 'Cook (2012 - 2014), Mill (2015) ',
  'open brackets with years': '(2012 ',
  'a licence with a list': 'Licensed a, b, c\n',
  'a licence with a list in a line': 'Licensed a, b, c, ',
  'and so on': ', etc.',
  'lines of and so on': 'a, etc.\n',
  commas: ',',
  'lines of commas': ',\n',
  letters: 'a',
  capitals: 'A',
  'lines of a letter': 'a\n',
  'short and long lines': `a\n${'word '.repeat(40)}\n`,
  'long and empty lines': `${'word '.repeat(40)}\n\n`,
  bullets: '- a\n* b\n• c\n> d\n– e\n1. f\n2) g\no h\n-i\n+ j\n',
  'bullets in a line': '• a • b ',
  'words in capitals': 'WORD ',
  'lines in capitals': 'WORK AT THE MILL\n',
  headings: 'SKILLS\nEXPERIENCE\nEDUCATION\n',
  'headings with a line': 'Skills: a, b\nExperience: c\nEducation: d\n',
  'headings in a line': 'SKILLS EXPERIENCE EDUCATION ',
  'headings in the margin': 'SKILLS        a, b\n',
  sentences: 'I worked at the Mill in Leeds as a cook from 2012 to 2014. ',
  'lines of sentences': 'I worked at the Mill in Leeds as a cook from 2012 to 2014.\n',
  'sentences without years': 'Then I was a cook at the Mill, and after that I left. ',
  questions: 'What is your name? ',
  jobs: 'Cook, The Mill\nJan 2012 - Mar 2014\n- Fed many\n\n',
  'jobs in a line': 'Cook, The Mill, Jan 2012 - Mar 2014; ',
  years: '2012 ',
  'lines of years': '2012\n',
  dates: '2019-01 2020-02 ',
  months: 'Jan ',
  digits: '9',
  phones: '+1 313 555 0142 ',
  addresses: 'a@b.co ',
  'addresses of pages': 'www.a.co/b ',
  towns: 'Leeds, ',
  'lines of towns': 'Leeds\n',
  'towns with states': 'Austin, TX ',
  'lines of names': 'Ann Lee\n',
  'cells with tabs': 'Cook\tThe Mill\t2012\n',
  'cells with bars': 'Cook | The Mill | 2012\n',
  'bars in a line': 'Cook | The Mill | 2012 | ',
  'cells with spaces': 'Cook        The Mill        2012\n',
  degrees: 'BSc Biology, University of Leeds, 2012\n',
  'degrees in a line': 'BSc Biology, University of Leeds, 2012, ',
  papers: 'Forklift licence (2012)\n',
  'papers in a line': 'Forklift licence (2012), ',
  languages: 'English (fluent), ',
  'lines of languages': 'English - fluent\n',
  colons: ':',
  'words with colons': 'a: ',
  slashes: 'cook/baker/',
  ampersands: 'A & B ',
  'words to': 'to ',
  at: 'at the ',
  growth: 'grew 5% to $3 million, ',
  'headings of Markdown': '# a\n',
  'underlined headings': 'a\n---\n',
  stars: '**a** ',
  'letters apart': 'J O H N ',
  'lines of letters apart': 'J O H N\n',
  quotes: '"a" ',
  semicolons: 'a; ',
  arrows: '2012 -> 2014 ',
  dots: '.',
  'dots between words': 'a. ',
  leaders: 'Cook ........ 2012\n',
  stars_rated: 'Excel ★★★★☆\n',
  emoji: '👍',
  hebrew: 'שלום ',
}

const made: Record<string, (size: number) => string> = {
  'lines that are all different': (size) => numbered((at) => `Item ${at.toString(36)}x\n`, size),
  'bullets that are all different': (size) => numbered((at) => `- fed ${at} people\n`, size),
  'jobs that are all different': (size) =>
    numbered((at) => `Cook ${at}, Mill ${at}\n${1950 + (at % 70)} - ${1951 + (at % 70)}\n- Fed ${at}\n\n`, size),
  'sentences that are all different': (size) =>
    numbered((at) => `I was a cook at Mill${at} from ${1950 + (at % 70)} to ${1951 + (at % 70)}. `, size),
  'labels that are all different': (size) => numbered((at) => `Label${at}: answer ${at}\n`, size),
  'page marks that count': (size) => numbered((at) => `Page ${at} of 9\nDid a thing\n`, size),
  'lines that grow': (size) => numbered((at) => `${'a '.repeat(at % 400)}\n`, size),
  'skills that are all different': (size) => `SKILLS\n${numbered((at) => `Skill${at}, `, size)}`,
}

/** Where else the shape may stand: the lists below each heading are read by rules of their own. */
const around: Record<string, (text: string) => string> = {
  alone: (text) => text,
  'in jobs': (text) => `Dana Reyes\nWelder\n\nEXPERIENCE\nWelder, Harbor Works\nJan 2019 - Present\n${text}`,
  'below skills': (text) => `Dana Reyes\nWelder\n\nSKILLS\n${text}`,
  'below education': (text) => `Dana Reyes\nWelder\n\nEDUCATION\n${text}`,
  'below papers': (text) => `Dana Reyes\nWelder\n\nCERTIFICATIONS\n${text}`,
  'below languages': (text) => `Dana Reyes\nWelder\n\nLANGUAGES\n${text}`,
  'below a summary': (text) =>
    `Dana Reyes\nWelder\n\nSUMMARY\n${text}\n\nEXPERIENCE\nWelder, Harbor Works, 2019 - 2020`,
}

export type HostileText = { name: string; text: string }

export function makeHostileTexts(size: number): HostileText[] {
  const shapes = {
    ...Object.fromEntries(Object.entries(units).map(([name, unit]) => [name, () => fill(unit, size)])),
    ...made,
  }
  return Object.entries(shapes).flatMap(([name, make]) => {
    const text = make(size)
    return Object.entries(around).map(([place, put]) => ({ name: `${name}, ${place}`, text: put(text) }))
  })
}
