import { call } from '#client/lib/api.ts'
import * as contract from '#shared/api/account-security.ts'

export const devicesQuery = {
  queryKey: [contract.listDevices.path],
  queryFn: () => call(contract.listDevices),
  staleTime: 0,
}

export const securityEventsQuery = {
  queryKey: [contract.listSecurityEvents.path],
  queryFn: () => call(contract.listSecurityEvents),
  staleTime: 0,
}

export const passkeysQuery = {
  queryKey: [contract.listPasskeys.path],
  queryFn: () => call(contract.listPasskeys),
  staleTime: 0,
}

export const connectionsQuery = {
  queryKey: [contract.listConnections.path],
  queryFn: () => call(contract.listConnections),
  staleTime: 0,
}
