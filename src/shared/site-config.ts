/** What every rendered page knows about this installation; nothing in here is secret. */
export type SiteConfig = {
  publicUrl: string
  supportEmail: string
  supportPhone: string
  supportAddress: string
  billing: boolean
  year: number
  stripe: boolean
}
