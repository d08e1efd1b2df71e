import { headingStyles, sectionStyles } from '#engine/style/style.ts'
import { PictureChoice } from './picture-choice.tsx'

export function SectionsTab() {
  return (
    <div className="grid grid-cols-1 gap-7">
      <PictureChoice field="headingStyle" label="Heading style" values={headingStyles} />
      <PictureChoice field="sectionStyle" label="Section style" values={sectionStyles} />
    </div>
  )
}
