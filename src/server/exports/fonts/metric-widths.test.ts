import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { readFaceMetrics } from '#engine/layout/text/face-metrics.ts'
import { measureJoining } from '#engine/layout/text/joining.ts'
import { shapingFeatures } from '#engine/layout/text/shaping.ts'
import { allFaces } from '#engine/style/fonts.ts'
import { faceMetrics, fontFile } from './font-files.ts'

const corpus = [
  'Senior Software Engineer, Platform and Infrastructure',
  'Led a team of 12 across three time zones; cut p99 latency by 43% (from 1.2 s to 0.68 s) and saved $1,250,000 a year.',
  'AV To Ty Wa "We." VAT — LTV/CAC, Avo, "Yes", P.A. Fjord’s ‘Type’ Kyoto 1971–2024 [R&D] {x} #1 @home',
  'WORK EXPERIENCE · EDUCATION · CERTIFICATIONS & AWARDS',
  'anna.kovacs@example.com | +1 (415) 555-0134 | linkedin.com/in/anna-kovacs',
  'Żółć gęślą jaźń, Příliš žluťoučký kůň, Árvíztűrő tükörfúrógép, Ştefan Țuțea, Øresund, Ångström, Çağdaş, naïve façade',
  'Trưởng phòng Kỹ thuật tại Hà Nội, Việt Nam',
  'Μηχανικός λογισμικού στην Αθήνα, με δέκα έτη εμπειρίας',
  'Руководитель отдела разработки в Москве, Київ і Мінск',
  'תואר ראשון במדעי המחשב',
  '高级软件工程师 東京都 プロジェクト 소프트웨어',
]

// Kerning below a few thousandths of an em is left out of the files, and so are pairs of scripts that never meet.
const tolerance = 0.001

const isFull = process.env.TEST_FULL === '1'
/** The files change only where scripts/fonts.ts writes them anew: every third face, and all of them in the full run. */
const faces = allFaces.filter((_, index) => isFull || index % 3 === 0)

/** Every text on a sixth of the faces measured, and on all of them in the full run. */
function textsFor(face: (typeof allFaces)[number]): readonly string[] {
  if (isFull) return corpus
  const turn = faces.indexOf(face)
  return corpus.filter((_, index) => (index + turn) % 6 === 0)
}

describe.each(faces)('%s', (face) => {
  const font = create(fontFile(face))
  const metrics = readFaceMetrics(faceMetrics(face))

  test('measures text as the font engine does', () => {
    for (const text of textsFor(face)) {
      const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
      if (codes.some((code) => metrics.advance(code) === undefined)) continue
      const width = codes.reduce(
        (sum, code, index) => sum + (metrics.advance(code) ?? 0) + metrics.kern(code, codes[index + 1] ?? 0),
        0,
      )
      const expected = font.layout(text, shapingFeatures).advanceWidth / font.unitsPerEm
      expect(Math.abs(width / expected - 1), `${text}: ${width} against ${expected}`).toBeLessThan(tolerance)
    }
  })

  test('knows its height', () => {
    expect(metrics.ascent).toBeCloseTo(font.ascent / font.unitsPerEm, 6)
    expect(metrics.descent).toBeCloseTo(-font.descent / font.unitsPerEm, 6)
    expect(metrics.ascent + metrics.descent).toBeGreaterThan(0.9)
  })
})

test.each(['ibm-plex-sans-arabic-400', 'ibm-plex-sans-arabic-700'])('%s measures joined letters', (face) => {
  const font = create(fontFile(face))
  const metrics = readFaceMetrics(faceMetrics(face))
  const texts = [
    'مهندس برمجيات في المملكة العربية السعودية',
    'خبرة أكثر من عشر سنوات في تطوير البرمجيات وقيادة الفرق',
    'بكالوريوس هندسة الحاسوب جامعة القاهرة اللغة الإنجليزية',
    'مدیر پروژه با تجربهٔ چندساله در شرکت‌های گوناگون',
  ]
  for (const text of texts) {
    const advances = new Float64Array(text.length)
    measureJoining(text, { start: 0, end: text.length }, metrics, advances)
    const width = advances.reduce(
      (sum, advance, index) => sum + advance + metrics.kern(text.charCodeAt(index), text.charCodeAt(index + 1)),
      0,
    )
    const expected = font.layout(text, shapingFeatures, 'arab', null, 'rtl').advanceWidth / font.unitsPerEm
    expect(Math.abs(width / expected - 1), `${text}: ${width} against ${expected}`).toBeLessThan(0.02)
  }
})
