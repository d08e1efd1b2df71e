import { LayoutTemplate } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { TemplateDialog } from './template-dialog.tsx'

/** The way to every template, shown with one's own words. */
export function ChangeTemplate({ label = 'Change template', picture }: { label?: string; picture?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className={cn('justify-self-start', picture && 'h-auto gap-3 py-2 pl-2')}
        onClick={() => setIsOpen(true)}
      >
        {picture ?? <LayoutTemplate />}
        {label}
      </Button>
      <TemplateDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
