import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#server/platform/rate-limit.ts'
import { findOwner, readSessionToken, sendSession } from '#server/platform/sessions.ts'
import { readBrowser } from './challenges.ts'
import { describeDevice } from './describe-device.ts'
import { readDevice, sendDevice } from './known-devices.ts'
import type { Client, SignedIn } from './start-session.ts'

export async function clientOf(request: FastifyRequest): Promise<Client> {
  return {
    network: networkOf(request.ip),
    device: readDevice(request),
    deviceName: describeDevice(request.headers['user-agent']),
    browser: readBrowser(request),
    before: { owner: await findOwner(request), token: readSessionToken(request) },
  }
}

/** Gives the browser its new keys. */
export function sendSignedIn(reply: FastifyReply, { session, device }: SignedIn): void {
  sendSession(reply, session)
  sendDevice(reply, device)
}
