import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { Delivery } from '../provider.ts'

export const signatureLifeMs = 5 * 60 * 1000
const header = 'sandbox-signature'

/** Signs and checks the sandbox's events. The key lives in this process alone, so nobody outside can make one. */
export function createSigner(clock: () => Date, key = randomBytes(32)) {
  const signatureOf = (time: string, nonce: string, body: Buffer) =>
    createHmac('sha256', key).update(`${time}.${nonce}.`).update(body).digest('hex')

  return {
    sign(body: Buffer): Delivery {
      const time = String(clock().getTime())
      const nonce = randomBytes(8).toString('hex')
      return { body, headers: { [header]: `t=${time},n=${nonce},v1=${signatureOf(time, nonce, body)}` } }
    },
    /** Gives the signature, so that a recording can be told from a new delivery. */
    verify({ body, headers }: Delivery): string {
      const given = headers[header]
      const [, time = '', nonce = '', signature = ''] =
        /^t=(\d+),n=([\da-f]+),v1=([\da-f]{64})$/.exec(typeof given === 'string' ? given : '') ?? []
      const expected = Buffer.from(signatureOf(time, nonce, body), 'hex')
      const isRight = signature !== '' && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
      if (!isRight) throw new AppError('invalid-request', { message: 'The signature is wrong.' })
      if (Math.abs(clock().getTime() - Number(time)) > signatureLifeMs) {
        throw new AppError('invalid-request', { message: 'The signature is too old.' })
      }
      return signature
    },
  }
}
