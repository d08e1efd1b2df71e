import type { LayoutPart } from '../../compose/part.ts'
import { sidebar } from '../../compose/sidebar.ts'

const sidebarLeft: LayoutPart = (input) => sidebar(input, { side: 'left', tone: input.look.tones.fill })
export default sidebarLeft
