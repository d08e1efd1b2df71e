import type { LayoutPart } from '../../compose/part.ts'
import { sidebar } from '../../compose/sidebar.ts'

const sidebarLeft: LayoutPart = (input) => sidebar(input, { side: 'left', tone: input.look.tint })
export default sidebarLeft
