import type { LegalBlock, LegalTable } from './legal-text.ts'
import { RichText } from './rich-text.tsx'

type LegalBlocksProps = { blocks: readonly LegalBlock[] }

export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return blocks.map((block) => {
    if (block.kind === 'text') {
      return (
        <p key={block.text}>
          <RichText text={block.text} />
        </p>
      )
    }
    if (block.kind === 'table') return <DataTable key={block.table.caption} table={block.table} />
    return (
      <ul key={block.items[0]} className="flex list-disc flex-col gap-2 pl-5 marker:text-text-3">
        {block.items.map((item) => (
          <li key={item} className="pl-1">
            <RichText text={item} />
          </li>
        ))}
      </ul>
    )
  })
}

type DataTableProps = { table: LegalTable }

function DataTable({ table }: DataTableProps) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <caption className="pb-3 text-left text-small font-medium text-text">{table.caption}</caption>
      <thead>
        <tr className="border-b border-field">
          {table.columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-medium text-text">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head, ...cells]) => (
          <tr key={head} className="break-inside-avoid border-b border-border align-top">
            <th scope="row" className="w-2/5 py-3 pr-4 font-medium text-text wrap-anywhere">
              {head}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="py-3 pr-4 last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
