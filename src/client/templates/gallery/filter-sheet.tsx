import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from '#client/ui/sheet.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'
import { listChosen } from './filters.ts'
import { countTemplates } from './result-words.ts'

/** The filters of a screen without room for a rail. */
export function FilterSheet({ found, className, ...props }: FilterPanelProps & { found: number; className?: string }) {
  const count = listChosen(props.filters).length
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" className={className}>
          <SlidersHorizontal />
          Filters{count > 0 && ` (${count})`}
        </Button>
      </SheetTrigger>
      <SheetContent side="bottom" isFlush className="pb-0">
        <div className="border-border border-b px-5 py-4">
          <SheetTitle>Filters</SheetTitle>
          <SheetDescription className="sr-only">Narrow down the templates</SheetDescription>
        </div>
        <div className="min-h-0 grow overflow-y-auto px-5 py-5">
          <FilterPanel {...props} />
        </div>
        <div className="border-border border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <SheetClose asChild>
            <Button className="w-full">Show {countTemplates(found)}</Button>
          </SheetClose>
        </div>
      </SheetContent>
    </Sheet>
  )
}
