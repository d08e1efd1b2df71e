import { ChevronDown } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { type TrackStatus, trackStatuses } from '#shared/job-search.ts'
import { statusLabels } from './tracked-job.ts'

type StatusMenuProps = { entry: TrackedJob; onMove: (status: TrackStatus) => void }

/** Where an application stands, and the way to say that it moved. */
export function StatusMenu({ entry, onMove }: StatusMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="outline"
          size="small"
          aria-label={`Status of ${entry.job.title}: ${statusLabels[entry.status]}. Change it`}
        >
          {statusLabels[entry.status]}
          <ChevronDown className="size-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup
          value={entry.status}
          onValueChange={(value) => {
            const status = trackStatuses.find((one) => one === value)
            if (status) onMove(status)
          }}
        >
          {trackStatuses.map((status) => (
            <DropdownMenuRadioItem key={status} value={status}>
              {statusLabels[status]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
