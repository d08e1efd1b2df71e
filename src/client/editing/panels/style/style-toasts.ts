import { toast } from '#client/app/toast.ts'

export function announceTemplateSaved() {
  toast({ title: 'Template saved', description: 'Your custom template has been saved' })
}

export function announceTemplateReset() {
  toast({ title: 'Template reset', description: 'Template styling has been reset to default' })
}
