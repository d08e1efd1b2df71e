import type { LayoutPart } from '../../compose/part.ts'
import { sidebar } from '../../compose/sidebar.ts'

const sidebarLeftSolid: LayoutPart = (input) => sidebar(input, { side: 'left', tone: input.look.tones.fill })
export default sidebarLeftSolid
