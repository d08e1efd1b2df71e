import { callRaw, readJson } from '#client/lib/api.ts'
import type { MadePasskey, startAddingPasskey, startPasskey, UsedPasskey } from '#shared/api/account-security.ts'
import { securityAddresses } from '#shared/api/security-addresses.ts'

let library: Promise<typeof import('@simplewebauthn/browser')> | undefined

/** Loaded when it is needed: most people come with a password. */
function loadLibrary() {
  library ??= import('@simplewebauthn/browser')
  return library
}

/** Lets the person choose a passkey; one that is offered waits in the list of the address field until they do. */
export async function askForPasskey({ isOffered }: { isOffered: boolean }): Promise<UsedPasskey> {
  const { startAuthentication } = await loadLibrary()
  const answer = await readJson(await callRaw<typeof startPasskey>(securityAddresses.startPasskey))
  // Made by the server's half of the same library.
  const { options } = answer as { options: Parameters<typeof startAuthentication>[0]['optionsJSON'] }
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isOffered,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  }
}

/** Lets the browser make a passkey for the person signed in. */
export async function makePasskeyInBrowser(): Promise<MadePasskey> {
  const { startRegistration } = await loadLibrary()
  const answer = await readJson(await callRaw<typeof startAddingPasskey>(securityAddresses.startAddingPasskey))
  // Made by the server's half of the same library.
  const { options } = answer as { options: Parameters<typeof startRegistration>[0]['optionsJSON'] }
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  }
}

/** Takes back what waits in the list of the address field; a second question would be refused otherwise. */
export async function stopOffering(): Promise<void> {
  const loaded = await library
  loaded?.WebAuthnAbortService.cancelCeremony()
}

export async function canOfferPasskeys(): Promise<boolean> {
  // Not in every browser, whatever the types say.
  const credentials: Partial<typeof PublicKeyCredential> | undefined = window.PublicKeyCredential
  return (await credentials?.isConditionalMediationAvailable?.()) ?? false
}

/** Whether the person closed the browser's window, or the page stopped asking: nothing has failed then. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
