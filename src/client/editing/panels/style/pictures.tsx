// Small drawings of what each value of a style does, on a sheet of 64 by 44.
import type { ReactNode } from 'react'
import type { Style } from '#engine/style/style.ts'
import { accent, type Box, box, frame, ink, lines, quiet, Sheet, tint, words } from './sheet.tsx'

const layouts: Record<Style['layoutType'], ReactNode> = {
  'single-column': [box([8, 5, 28, 4], accent), lines(8, 14, 48, 6)],
  'two-column': [box([8, 5, 28, 4], accent), lines(8, 14, 28, 6), box([40, 13, 0.75, 26], quiet), lines(44, 14, 14, 6)],
  creative: [
    box([6, 4, 52, 9], accent, 1.5),
    box([6, 16, 25, 11], tint, 1.5),
    box([33, 16, 25, 11], tint, 1.5),
    box([6, 30, 52, 10], tint, 1.5),
  ],
}

const headers: Record<Style['headerStyle'], ReactNode> = {
  centered: [box([16, 8, 32, 5], accent), box([22, 16, 20, 1.5], quiet), lines(8, 26, 48, 4)],
  'left-accent': [
    box([8, 6, 2.5, 14], accent),
    box([14, 7, 28, 5], ink),
    box([14, 16, 20, 1.5], quiet),
    lines(8, 26, 48, 4),
  ],
  prominent: [box([8, 5, 46, 10], accent), box([8, 18, 26, 1.5], quiet), lines(8, 27, 48, 4)],
  traditional: [
    box([8, 5, 48, 0.75], ink),
    box([18, 9, 28, 5], accent),
    box([8, 18, 48, 0.75], ink),
    box([8, 20, 48, 0.75], ink),
    lines(8, 27, 48, 4),
  ],
  sophisticated: [
    frame([14, 5, 36, 14], 'stroke-accent', 1),
    box([20, 9, 24, 4], ink),
    box([24, 15, 16, 1.25], quiet),
    lines(8, 26, 48, 4),
  ],
  dynamic: [box([0, 0, 64, 18], accent), box([8, 6, 30, 5], 'fill-on-accent'), lines(8, 26, 48, 4)],
  technical: [box([8, 8, 22, 5], accent), box([33, 10, 23, 1.5], quiet), lines(8, 22, 48, 5)],
  visual: [
    <circle key="photo" cx="15" cy="12" r="7" className={tint} />,
    box([26, 7, 26, 5], accent),
    box([26, 15, 18, 1.5], quiet),
    lines(8, 26, 48, 4),
  ],
  social: [
    box([8, 7, 24, 5], accent),
    box([8, 15, 16, 1.5], quiet),
    box([42, 7, 14, 1.5], quiet),
    box([42, 11, 14, 1.5], quiet),
    box([42, 15, 14, 1.5], quiet),
    lines(8, 26, 48, 4),
  ],
  default: [box([8, 7, 28, 5], accent), box([8, 15, 20, 1.5], quiet), lines(8, 26, 48, 4)],
}

const headings: Record<Style['headingStyle'], ReactNode> = {
  uppercase: words('SKILLS', { letterSpacing: '1' }),
  capitalize: words('Skills'),
  'small-caps': words('Skills', { style: { fontVariantCaps: 'small-caps' } }),
  gradient: (
    <text x="32" y="26" textAnchor="middle" fontSize="11" fontWeight="600">
      {[...'Skills'].map((letter, index) => (
        <tspan key={letter + String(index)} className={accent} fillOpacity={1 - index * 0.12}>
          {letter}
        </tspan>
      ))}
    </text>
  ),
  'bold-caps': words('SKILLS', { fontWeight: '700' }),
  'code-like': words('// skills', { fontSize: '9.5', style: { fontFamily: 'var(--font-mono)' } }),
  'normal-case': words('Skills', { fontWeight: '600', className: ink }),
  modern: words('Skills', { fontWeight: '300', letterSpacing: '0.5' }),
}

const heading = box([8, 9, 20, 4], ink)

const sections: Record<Style['sectionStyle'], ReactNode> = {
  bordered: [frame([5, 5, 54, 34], 'stroke-accent', 1), heading, lines(9, 20, 46, 4)],
  underlined: [heading, box([8, 15.5, 48, 1], accent), lines(8, 22, 48, 4)],
  classic: [heading, box([8, 15, 48, 0.75], accent), box([8, 17, 48, 0.75], accent), lines(8, 23, 48, 4)],
  minimal: [heading, lines(8, 19, 48, 5)],
  'bold-underline': [heading, box([8, 15, 48, 2.5], accent), lines(8, 23, 48, 4)],
  'elegant-divider': [
    box([8, 10.5, 10, 0.75], accent),
    box([22, 9, 20, 4], ink),
    box([46, 10.5, 10, 0.75], accent),
    lines(8, 20, 48, 5),
  ],
  'tech-block': [box([6, 6, 52, 10], tint), box([9, 9, 20, 4], ink), lines(8, 22, 48, 4)],
}

const sheetEdge: Box = [10, 4, 44, 36]

const borders: Record<Style['borderStyle'], ReactNode> = {
  none: lines(16, 12, 32, 6),
  thin: [frame(sheetEdge, 'stroke-accent', 1.25), lines(16, 12, 32, 6)],
  subtle: [frame(sheetEdge, 'stroke-accent/40', 2), lines(16, 12, 32, 6)],
  double: [
    frame(sheetEdge, 'stroke-accent', 0.75),
    frame([12, 6, 40, 32], 'stroke-accent', 0.75),
    lines(16, 12, 32, 6),
  ],
  hairline: [frame(sheetEdge, 'stroke-accent', 0.5), lines(16, 12, 32, 6)],
  shadow: [
    box([14, 8, 43, 35], 'fill-field/40', 1),
    box(sheetEdge, 'fill-paper'),
    frame(sheetEdge, 'stroke-field/50', 0.5),
    lines(16, 12, 32, 6),
  ],
}

const accents: Record<Style['accentElements'], ReactNode> = {
  none: lines(12, 10, 40, 7),
  circles: [
    <circle key="large" cx="56" cy="6" r="12" className={tint} />,
    <circle key="small" cx="8" cy="40" r="7" className={tint} />,
    lines(12, 12, 34, 6),
  ],
  geometric: [
    <path key="corner" d="M64 0v20L44 0z" className={tint} />,
    <path key="foot" d="M0 44V28l16 16z" className={accent} />,
    lines(12, 12, 34, 6),
  ],
  'highlight-blocks': [
    box([10, 8, 24, 5], tint),
    lines(12, 17, 40, 2),
    box([10, 26, 24, 5], tint),
    lines(12, 35, 40, 2),
  ],
  'image-focus': [
    <circle key="ring" cx="18" cy="16" r="9" fill="none" strokeWidth="2" className="stroke-accent" />,
    <circle key="photo" cx="18" cy="16" r="6.5" className={tint} />,
    lines(33, 12, 22, 3),
    lines(9, 32, 46, 2),
  ],
}

const sheets = {
  layoutType: layouts,
  headerStyle: headers,
  headingStyle: headings,
  sectionStyle: sections,
  borderStyle: borders,
  accentElements: accents,
}

export type PicturedField = keyof typeof sheets

export function pictureOf<Field extends PicturedField>(field: Field, value: Style[Field]): ReactNode {
  const drawings: Record<string, ReactNode> = sheets[field]
  return <Sheet>{drawings[value]}</Sheet>
}
