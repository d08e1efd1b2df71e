// Brings a document to a number of pages by the gentlest change of gaps, margins and type, or says that it cannot.
import type { Resume } from '#engine/resume/resume.ts'
import type { Design } from '#engine/style/design.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { CustomStyle, Style } from '#engine/style/style.ts'
import { composeResume } from './compose/compose-resume.ts'
import { layoutPages } from './layout-pages.ts'
import type { FontSet } from './text/fonts.ts'

type Fitted = Pick<Style, 'spacing' | 'marginScale' | 'fontSize'>

type FitChange = { field: keyof Fitted; from: number; to: number }

export type FitResult =
  | { fits: true; pages: number; style: CustomStyle; changes: FitChange[] }
  | { fits: false; pages: number }

const SMALLEST: Fitted = { spacing: 0.8, marginScale: 0.7, fontSize: 9 }
const STEP: Fitted = { spacing: 0.1, marginScale: 0.1, fontSize: 0.5 }
/** What a step costs: readers notice smaller type most, narrower gaps least. */
const COST: Fitted = { spacing: 1, marginScale: 1.6, fontSize: 3.5 }

export function fitToPages(
  document: { resume: Resume; template: { style: Style; design: Design }; custom?: CustomStyle },
  target: number,
  fonts: FontSet,
): FitResult {
  const custom = document.custom ?? {}
  const base = resolveDesign(document.template, custom).style
  const pagesWith = (change: Partial<Fitted>) =>
    layoutPages(composeResume(document.resume, document.template, { ...custom, ...change }), fonts).pages.length

  const now = pagesWith({})
  if (now <= target) return { fits: true, pages: now, style: {}, changes: [] }
  const least = pagesWith(smallestOf(base))
  if (least > target) return { fits: false, pages: least }

  for (const candidate of candidates(base)) {
    const pages = pagesWith(candidate)
    if (pages <= target)
      return { fits: true, pages, style: changedPart(base, candidate), changes: changesOf(base, candidate) }
  }
  return { fits: false, pages: least }
}

const fields = ['spacing', 'marginScale', 'fontSize'] as const

function smallestOf(base: Fitted): Fitted {
  return {
    spacing: Math.min(base.spacing, SMALLEST.spacing),
    marginScale: Math.min(base.marginScale, SMALLEST.marginScale),
    fontSize: Math.min(base.fontSize, SMALLEST.fontSize),
  }
}

/** Every combination of steps, cheapest first. */
function candidates(base: Fitted): Fitted[] {
  const ladder = (field: keyof Fitted): number[] => {
    const values = [base[field]]
    for (let value = base[field] - STEP[field]; value > SMALLEST[field] - 1e-6; value -= STEP[field]) {
      values.push(Math.round(value * 100) / 100)
    }
    // Type of 9.8 points goes down to 9 as well: in whole steps it would end at 9.3, and not fit where 9 does.
    if ((values.at(-1) ?? 0) > SMALLEST[field]) values.push(SMALLEST[field])
    return values
  }
  const all: { style: Fitted; cost: number }[] = []
  for (const [s, spacing] of ladder('spacing').entries())
    for (const [m, marginScale] of ladder('marginScale').entries())
      for (const [f, fontSize] of ladder('fontSize').entries())
        all.push({
          style: { spacing, marginScale, fontSize },
          cost: s * COST.spacing + m * COST.marginScale + f * COST.fontSize,
        })
  return all.sort((a, b) => a.cost - b.cost).map(({ style }) => style)
}

function changesOf(base: Fitted, fitted: Fitted): FitChange[] {
  return fields
    .filter((field) => fitted[field] !== base[field])
    .map((field) => ({ field, from: base[field], to: fitted[field] }))
}

function changedPart(base: Fitted, fitted: Fitted): CustomStyle {
  return Object.fromEntries(changesOf(base, fitted).map(({ field, to }) => [field, to]))
}
