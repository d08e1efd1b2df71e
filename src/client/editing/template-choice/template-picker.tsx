import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { toast } from '#client/app/toast.ts'
import { templateQuery, templatesQuery } from '#client/templates/template-queries.ts'
import { LiveThumbnail } from '#client/templates/thumbnails/live-thumbnail.tsx'
import { categoryLabel, templateCategories } from '#client/templates/thumbnails/template-categories.ts'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogContent, DialogHeader } from '#client/ui/dialog.tsx'
import { Label } from '#client/ui/label.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import type { Template } from '#engine/templates/template.ts'
import { TemplateTile } from './template-tile.tsx'
import { warmTemplate } from './warm-template.ts'

const ALL = 'All'
/** So many pictures are seen when it opens, and are not left for later. */
const IN_SIGHT = 10
const categories = [ALL, ...templateCategories.map(({ label }) => label)]

export type OpenState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

type ChoiceProps = {
  current: number
  /** What the pictures can show instead of the templates' own people. */
  own?: { resume: Resume; isFirst: boolean }
  onChoose: (templateId: number) => void
}

type TemplatePickerProps = OpenState & ChoiceProps & { title: string; description: string }

/** All templates as pictures, one of which is chosen. */
export function TemplatePicker({ isOpen, onOpenChange, title, description, ...choice }: TemplatePickerProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="flex h-[90vh] max-w-5xl flex-col overflow-hidden pb-0 max-sm:-m-4 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none max-sm:border-0 max-sm:px-4 max-sm:pt-4">
        <DialogHeader title={title} description={description} />
        <TemplateChoice {...choice} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

function TemplateChoice({ current, own, onChoose, onDone }: ChoiceProps & { onDone: () => void }) {
  const queryClient = useQueryClient()
  const { data: templates, isError, refetch } = useQuery(templatesQuery())
  const [category, setCategory] = useState<string>(ALL)
  const [isMine, setIsMine] = useState(own?.isFirst ?? false)
  const list = useRef<HTMLUListElement>(null)
  const switchId = useId()

  // On a phone the template in use may be far down the list.
  useLayoutEffect(() => {
    if (templates) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [templates])

  const choose = (template: Template) => {
    onDone()
    if (template.id === current) return
    // The list has it whole: nothing to wait for.
    queryClient.setQueryData(templateQuery(template.id).queryKey, template)
    onChoose(template.id)
    // Goes back to this very template, also when the person has written on meanwhile.
    const goBack = () => onChoose(current)
    toast({ title: `${template.name} applied`, action: { label: 'Undo', onSelect: goBack } })
  }

  if (isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert>The templates could not be loaded.</Alert>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!templates) {
    return (
      <div className="grid min-h-64 place-content-center">
        <Spinner label="Loading templates..." />
      </div>
    )
  }
  const found =
    category === ALL ? templates : templates.filter((template) => categoryLabel(template.category) === category)
  return (
    <Tabs value={category} onValueChange={setCategory} className="flex min-h-0 grow flex-col">
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-1">
        <TabsList aria-label="Category" className="min-w-0 grow *:first:pl-0 *:first:after:left-0">
          {categories.map((name) => (
            <TabsTrigger key={name} value={name}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {own && (
          <div className="flex items-center gap-3">
            <Switch id={switchId} checked={isMine} onCheckedChange={setIsMine} />
            <Label htmlFor={switchId}>Show with my resume</Label>
          </div>
        )}
      </div>
      {/* The last row fades, so that it looks like more to come and not like a page cut off. */}
      <TabsContent value={category} className="-mx-2 flex min-h-0 grow pt-0">
        <div className="fade-below grow overflow-y-auto px-2 pt-5 pb-8">
          <ul ref={list} className="grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-y-6 md:grid-cols-4 lg:grid-cols-5">
            {found.map((template, place) => (
              <li key={template.id}>
                <TemplateTile
                  template={template}
                  isFirst={place < IN_SIGHT}
                  isCurrent={template.id === current}
                  onChoose={() => choose(template)}
                  onNear={() => own && warmTemplate(own.resume, template)}
                  picture={
                    isMine &&
                    own && (
                      <LiveThumbnail
                        id={template.id}
                        resume={own.resume}
                        // Somebody else's page must not pass for theirs.
                        fallback={
                          <TemplateThumbnail
                            template={template}
                            isDecorative
                            isFirst={place < IN_SIGHT}
                            className="opacity-50 blur-[3px]"
                          />
                        }
                      />
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      </TabsContent>
    </Tabs>
  )
}
