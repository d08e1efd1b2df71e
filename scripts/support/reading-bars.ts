// What the reader is after, field by field and layout by layout (F1 in percent), and what it must not fall below again.

export const fieldBars: Record<string, number> = {
  name: 97,
  label: 88,
  email: 100,
  phone: 97,
  location: 90,
  summary: 90,
  'work.company': 93,
  'work.position': 94,
  'work.start': 98,
  'work.end': 98,
  'work.bullets(tok)': 97,
  'work.bullets(seg)': 93,
  'edu.institution': 93,
  'edu.degree': 90,
  'edu.end': 90,
  skills: 90,
}

export const layoutBars: Record<string, number> = {
  'two-column': 92,
  'gutter-headings': 92,
  'single-column': 90,
  'offlinecv-fixture': 90,
}

export const compositeBar = 90
export const documentBar = 91
