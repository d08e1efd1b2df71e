// Where the calls are that light pages make: a contract would bring zod and its schemas with it.
import type { RouteAddress } from './route.ts'

export const addresses = {
  signUp: { method: 'POST', path: '/api/auth/sign-up' },
  signIn: { method: 'POST', path: '/api/auth/sign-in' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  signOutEverywhere: { method: 'POST', path: '/api/auth/sign-out-everywhere' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/request-password-reset' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  changePassword: { method: 'POST', path: '/api/auth/change-password' },
  requestEmailChange: { method: 'POST', path: '/api/auth/request-email-change' },
  confirmEmailChange: { method: 'POST', path: '/api/auth/confirm-email-change' },
  getMe: { method: 'GET', path: '/api/me' },
  updateMe: { method: 'PATCH', path: '/api/me' },
  deleteMe: { method: 'DELETE', path: '/api/me' },
  exportMe: { method: 'GET', path: '/api/me/export' },
  listTemplates: { method: 'GET', path: '/api/templates' },
  getConfig: { method: 'GET', path: '/api/config' },
  reportError: { method: 'POST', path: '/api/errors' },
  getAssistantService: { method: 'GET', path: '/api/assistant/service' },
  listDocuments: { method: 'GET', path: '/api/documents' },
} as const satisfies Record<string, RouteAddress>
