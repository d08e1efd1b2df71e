// How to reach a person, and where they are.
import type { Found } from '../found.ts'

export type Contacts = {
  email?: Found
  phone?: Found
  location?: Found
  linkedin?: Found
  website?: Found /** Other addresses. */
  links: FoundLink[]
}

type FoundLink = Found & { label?: Found }
