import * as z from 'zod'

// Letters of every script on both sides: zod's own pattern refuses jörg@müller.de.
const emailPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?=.{4,255}$)(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u

/** An e-mail address, with the message the form in question shows. */
export const emailSchema = (message: string) => z.string({ error: message }).trim().regex(emailPattern, message)
