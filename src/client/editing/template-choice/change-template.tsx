import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TemplateDialog } from './template-dialog.tsx'

/** The way to every template, shown with one's own words. */
export function ChangeTemplate({ label = 'Change template' }: { label?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <LayoutTemplate />
        {label}
      </Button>
      <TemplateDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
