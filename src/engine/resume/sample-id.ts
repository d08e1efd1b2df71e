const prefix = 'sample-'

/** The id of a template's sample, the same at every start. */
export function sampleId(key: string): string {
  return `${prefix}${key}`
}

/** A sample is nobody's document: its files are not bought, its copy's are. */
export function isSampleId(id: string): boolean {
  return id.startsWith(prefix)
}
