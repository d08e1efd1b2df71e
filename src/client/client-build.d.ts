declare module 'virtual:client-build' {
  /** index.html of the client build. */
  export const template: string
  /** Which file holds which source, and what that file imports. */
  export const manifest: Record<string, { file: string; imports?: string[]; css?: string[] }>
}
