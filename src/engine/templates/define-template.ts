import type { Design } from '#engine/style/design.ts'
import type { Style } from '#engine/style/style.ts'
import { parseSample } from './samples/define-sample.ts'
import type { TemplateDefinition } from './template.ts'

/** What a template has where it does not say otherwise. */
const usualStyle = {
  backgroundColor: '#ffffff',
  layoutType: 'single-column',
  sectionStyle: 'minimal',
  accentElements: 'none',
  borderStyle: 'none',
  pageSize: 'letter',
  marginScale: 1,
  showPhoto: true,
  runningHead: 'name-and-number',
} satisfies Partial<Style>

const usualDesign = {
  headingMark: 'none',
  entry: 'role-first',
  skills: 'grouped',
  border: 'none',
  fill: null,
  onFill: null,
  density: 'normal',
  places: 'muted',
  side: [],
  photoShape: 'round',
} satisfies Partial<Design>

type Unusual<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Whole>

export function defineTemplate(
  definition: Omit<TemplateDefinition, 'isPopular' | 'style' | 'design' | 'sample'> & {
    isPopular?: boolean
    style: Unusual<Style, typeof usualStyle>
    design: Unusual<Design, typeof usualDesign>
    /** What `samples/` holds of the person. */
    sample: unknown
  },
): TemplateDefinition {
  return {
    isPopular: false,
    ...definition,
    style: { ...usualStyle, ...definition.style },
    design: { ...usualDesign, ...definition.design },
    sample: parseSample(definition.name.toLowerCase(), definition.sample),
  }
}
