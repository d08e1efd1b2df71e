import type { LayoutPart } from '../../compose/part.ts'
import { sidebar } from '../../compose/sidebar.ts'

const sidebarRightSolid: LayoutPart = (input) => sidebar(input, { side: 'right', tone: input.look.tones.fill })
export default sidebarRightSolid
