/**
 * Whether this runs from TypeScript sources (development, tests) or from the bundle in dist/server,
 * where every entry, worker and migration lies in one folder.
 */
export const runsFromSource = new URL(import.meta.url).pathname.endsWith('.ts')
