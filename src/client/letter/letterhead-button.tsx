import { useState } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import { Button } from '#client/ui/button.tsx'
import { OnceOpen } from '#client/ui/once-open.tsx'
import type { Template } from '#engine/templates/template.ts'

const TemplatePicker = lazyPage(() =>
  import('#client/editing/template-choice/template-picker.tsx').then((module) => module.TemplatePicker),
)

type LetterheadButtonProps = { template: Pick<Template, 'id' | 'name'>; onChoose: (templateId: number) => void }

/** The way to all letterheads as pictures of their templates. */
export function LetterheadButton({ template, onChoose }: LetterheadButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className="h-auto gap-3 justify-self-start py-2 pl-2"
        onPointerEnter={() => void TemplatePicker.preload().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        <span className="w-10">
          <TemplateThumbnail key={template.id} template={template} isDecorative isFirst />
        </span>
        See all templates
      </Button>
      <OnceOpen isOpen={isOpen}>
        <TemplatePicker
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Change letterhead"
          description="Your letter takes the head of the template you choose. Your words stay the same, and you can undo this anytime."
          current={template.id}
          onChoose={onChoose}
        />
      </OnceOpen>
    </>
  )
}
