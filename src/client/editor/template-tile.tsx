import { cn } from '#client/lib/cn.ts'
import type { Template } from '#engine/templates/template.ts'

export type TemplateTileProps = { template: Template; isCurrent: boolean; onChoose: () => void }

export function TemplateTile({ template, isCurrent, onChoose }: TemplateTileProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className="group grid w-full gap-2 rounded-control text-left"
    >
      <span
        className={cn(
          'block rounded-control border bg-sunken p-3 transition-colors group-hover:border-field',
          isCurrent ? 'border-accent ring-1 ring-accent' : 'border-border',
        )}
      >
        <span className="block aspect-[17/22] overflow-hidden rounded-page bg-paper shadow-page">
          {template.thumbnail ? (
            <img src={template.thumbnail} alt="" loading="lazy" className="size-full object-cover object-top" />
          ) : (
            <PaintedThumb template={template} />
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-medium text-small">{template.name}</span>
        <span className="text-micro text-text-3 capitalize">{isCurrent ? 'in use' : template.category}</span>
      </span>
    </button>
  )
}

const lines = [92, 84, 96, 60, 0, 90, 95, 72, 0, 88, 93, 50]

/** The template's colours and columns where there is no picture of it. */
function PaintedThumb({ template: { style, design } }: { template: Template }) {
  return (
    <span aria-hidden className="flex size-full flex-col gap-[4%] p-[9%]" style={{ background: style.backgroundColor }}>
      <span className="block h-[6%] w-3/5 rounded-chip" style={{ background: style.primaryColor }} />
      <span className="flex grow gap-[6%]">
        <Lines color={style.textColor} />
        {design.side.length > 0 && <Lines color={style.primaryColor} isSide />}
      </span>
    </span>
  )
}

function Lines({ color, isSide = false }: { color: string; isSide?: boolean }) {
  return (
    <span className={cn('flex flex-col gap-[4%] opacity-30', isSide ? 'w-1/3' : 'grow')}>
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={index} className="block h-[2.5%]" style={{ width: `${width}%`, background: color }} />
      ))}
    </span>
  )
}
