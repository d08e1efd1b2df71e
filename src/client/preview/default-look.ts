import { mutedColor } from '#engine/style/colors.ts'
import { defaultStyle } from '#engine/style/style.ts'
import type { Look } from './use-pages.ts'

/** The look of a resume that has neither a template nor a style of its own. */
export const defaultLook: Look = {
  style: defaultStyle,
  design: {
    layout: 'single',
    header: 'left-stack',
    headingText: 'plain-bold',
    headingMark: 'none',
    entry: 'role-first',
    skills: 'grouped',
    border: 'none',
    headingFont: 'Roboto',
    muted: mutedColor(defaultStyle.textColor, defaultStyle.backgroundColor),
    fill: null,
    onFill: null,
    density: 'normal',
    places: 'muted',
    main: ['summary', 'experience', 'education', 'skills', 'projects', 'certifications', 'languages'],
    side: [],
    photoShape: 'round',
  },
}
