// Name and number on the pages after the first.
import { fullName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Composition, Region } from '../blocks.ts'
import { bodyStyle, type Look } from './look.ts'

type Running = NonNullable<Composition['running']>

export function runningHeader(
  resume: Resume,
  look: Look,
  {
    regions,
    numbers,
    filled: { left = 0, right = 0 },
  }: { regions: readonly Region[]; numbers: Running['numbers']; filled: { left?: number; right?: number } },
): Pick<Composition, 'running'> {
  const { runningHead } = look.style
  if (runningHead === 'none') return {}
  const main = regions.find((region) => region.id === 'main')
  const x = (main?.x ?? look.page.margin.left) + left
  const running: Running = {
    name: runningHead === 'number' ? '' : fullName(resume),
    showsNumber: runningHead !== 'name',
    style: bodyStyle(look, look.tones.page, { size: 8.5, color: look.tones.page.muted, leading: 1 }),
    x,
    width: (main?.width ?? look.page.width - 2 * look.page.margin.left) - left - right,
    y: Math.max(24, look.page.margin.top * 0.62),
    numbers,
    ...(numbers === 'all' ? { foot: look.page.height - look.page.margin.bottom * 0.5 } : {}),
  }
  return { running }
}
