import { DropdownMenuCheckboxItem, DropdownMenuLabel } from '#client/ui/dropdown-menu.tsx'
import { useAttachData } from './attach-data.ts'

/** Stays open at a press: it is a choice about the files and not one of them. */
export function AttachDataItem() {
  const [isAttached, choose] = useAttachData()
  return (
    <>
      <DropdownMenuCheckboxItem
        checked={isAttached}
        onCheckedChange={choose}
        onSelect={(event) => event.preventDefault()}
      >
        Include editable data
      </DropdownMenuCheckboxItem>
      <DropdownMenuLabel className="text-wrap pt-0">Lets you upload the PDF later and keep editing</DropdownMenuLabel>
    </>
  )
}
