/** What the pictures of a template are called. */
export const pictureName = (template: string) => template.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
