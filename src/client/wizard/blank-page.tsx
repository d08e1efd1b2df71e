import { cn } from '#client/lib/cn.ts'

const lines = [46, 28, 0, 90, 84, 94, 62, 0, 34, 88, 92, 80, 0, 34, 90, 72]

/** A sheet that waits for its first word. */
export function BlankPage({ className }: { className?: string }) {
  return (
    <div className={cn('grid min-h-0 place-items-center overflow-hidden bg-canvas p-6', className)}>
      <div className="relative grid aspect-[17/22] max-h-full w-full max-w-md content-start gap-[2.2%] overflow-hidden rounded-page bg-paper p-[12%] shadow-page dark:brightness-95">
        {lines.map((width, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={index}
            aria-hidden
            className={cn('h-1.5 rounded-full sm:h-2', width > 0 && 'bg-paper-ink/8')}
            style={{ width: `${width}%` }}
          />
        ))}
        <p className="absolute inset-x-6 bottom-[16%] text-center text-paper-ink text-small">
          Your page fills in here as you type.
        </p>
      </div>
    </div>
  )
}
