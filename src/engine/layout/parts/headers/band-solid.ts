import { bandHeader } from '../../compose/band-header.ts'

const bandSolid = bandHeader('fill', (tone) => tone.ink)
export default bandSolid
