import { useMemo } from 'react'
import { readBlocks } from './posting-blocks.ts'

export function PostingText({ description, headingLevel }: { description: string; headingLevel: 2 | 3 }) {
  const blocks = useMemo(() => readBlocks(description), [description])
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid max-w-prose gap-3 break-words">
      {blocks.map((block, index) => {
        const key = `${block.kind}-${index}`
        if (block.kind === 'heading') {
          return (
            <Heading key={key} className="mt-3 font-semibold text-body">
              {block.text}
            </Heading>
          )
        }
        if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>
        return (
          <ul key={key} className="grid list-disc gap-1.5 pl-5 marker:text-text-3">
            {block.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
