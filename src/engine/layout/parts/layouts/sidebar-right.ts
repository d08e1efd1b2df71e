import type { LayoutPart } from '../../compose/part.ts'
import { sidebar } from '../../compose/sidebar.ts'

const sidebarRight: LayoutPart = (input) => sidebar(input, { side: 'right', tone: input.look.tones.fill })
export default sidebarRight
