/** What a piece of an answer is for. */
export const pieceKinds = ['reason', 'strength', 'plan', 'lack', 'perk', 'private', 'sour', 'aside'] as const

export type PieceKind = (typeof pieceKinds)[number]
