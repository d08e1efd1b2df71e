/**
 * The folders whose files are entries of a registry: each file with a default export is one entry, named by its file.
 * A folder that does not exist yet is passed over. `*` stands for every folder at that place.
 */
export const registryFolders = [
  'src/engine/templates',
  'src/engine/formats',
  'src/engine/layout/parts/*',
  'src/engine/resume/languages',
  'src/engine/reading/makers',
  'src/engine/reading/languages',
  'src/engine/writing/frames',
  'src/engine/writing/steps',
  'src/server/assistant/providers',
  'src/server/billing/providers',
  'src/server/jobs/sources',
] as const

/** What a registry file is called in every such folder. */
export const registryFile = 'registry.gen.ts'
