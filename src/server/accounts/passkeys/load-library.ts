/** Costs 30 MB and part of a second, which a server where nobody uses a passkey need not spend. */
export const loadLibrary = () => import('@simplewebauthn/server')
