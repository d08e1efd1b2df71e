/**
 * Whether this runs from TypeScript sources (development, tests) or from the bundle in dist/server,
 * where every entry, worker and migration lies in one folder.
 */
export const runsFromSource = import.meta.url.endsWith('.ts')
