// A template that a link brings.
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#client/app/toast.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import type { DocumentSession } from '../session/document-session.ts'
import { switchTemplate } from '../session/switch-template.ts'
import { NO_TEMPLATE } from './document-address.ts'

/** A server that does not answer says nothing about the template; only its 404 does. */
export async function isAbsent(queryClient: QueryClient, templateId: number): Promise<boolean> {
  if (templateId === NO_TEMPLATE) return true
  return queryClient.fetchQuery(templateQuery(templateId)).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  )
}

export function wear({ store }: DocumentSession, templateId: number): void {
  if (templateId === store.getState().document.templateId) return
  store.update((document) => switchTemplate(document, templateId), { label: 'Switch template' })
}

export function tellOfTemplate(): void {
  toast({
    title: 'This template does not exist',
    description: 'We’ve used another one. You can pick any template next to your resume.',
    variant: 'destructive',
  })
}
