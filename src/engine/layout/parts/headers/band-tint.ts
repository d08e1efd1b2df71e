import { bandHeader } from '../../compose/band-header.ts'

const bandTint = bandHeader('tint', (tone) => tone.accent)
export default bandTint
