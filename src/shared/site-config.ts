/** What every rendered page knows about this installation; nothing in here is secret. */
export type SiteConfig = {
  publicUrl: string
  supportEmail: string
  supportPhone: string
  supportAddress: string
  billing: boolean
  year: number
  stripe: boolean
  /** Whether browsers take passkeys at this address. */
  passkeys: boolean
  /** Who can sign people in, beside the password. */
  signInProviders: { id: string; name: string }[]
}
