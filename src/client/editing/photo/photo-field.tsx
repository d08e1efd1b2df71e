import { ImageUp, Trash2, UserRound } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useFileChooser } from '#client/ui/use-file-chooser.tsx'
import {
  findImageProblem,
  type ImageProblem,
  isProfileImage,
  type ProfileImagePlace,
  profileImageRules,
} from '#engine/resume/profile-image.ts'
import { isSquare } from './crop.ts'
import { decodePhoto, encodePhoto } from './encode-photo.ts'

const PhotoCropper = lazyPage(() => import('./photo-cropper.tsx').then((module) => module.PhotoCropper))

type PhotoFieldProps = {
  /** Where the field stands: limits and messages differ by place. */
  place: ProfileImagePlace
  /** The photo as a data string. */
  value: string | undefined
  onChange: (image: string | undefined) => void
  onProblem: (problem: ImageProblem) => void
  /** The path by which a click on the page finds this field. */
  fieldPath?: string
}

/** Choosing, cropping and removing the profile photo. A picture that is not square can be cropped. */
export function PhotoField({ place, value, onChange, onProblem, fieldPath }: PhotoFieldProps) {
  const [picture, setPicture] = useState<ImageBitmap | undefined>(undefined)
  const hintId = useId()
  const rules = profileImageRules[place]
  const isShown = value !== undefined && isProfileImage(value)

  const take = async (file: File) => {
    const problem = findImageProblem(file, place)
    if (problem) return onProblem(problem)
    const decoded = await decodePhoto(file)
    if (!decoded) return onProblem(rules.notAnImage)
    if (!isSquare(decoded)) return setPicture(decoded)
    onChange(encodePhoto(decoded))
    decoded.close()
  }

  const { choose, chooser } = useFileChooser({
    label: 'Profile image',
    accept: 'image/*',
    onFile: (file) => void take(file),
  })

  const finish = (image: string | undefined) => {
    picture?.close()
    setPicture(undefined)
    if (image !== undefined) onChange(image)
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-full border border-border bg-sunken text-text-3">
        {isShown ? (
          <img src={value} alt="Profile" className="size-full object-cover" />
        ) : (
          <UserRound className="size-8" />
        )}
      </div>
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex gap-2">
          <Button variant="outline" size="small" data-field={fieldPath} aria-describedby={hintId} onClick={choose}>
            <ImageUp />
            {value ? 'Change image' : 'Upload image'}
          </Button>
          {value && (
            <IconTooltip label="Remove">
              <Button variant="outline" size="small" className="px-2 text-text-2" onClick={() => onChange(undefined)}>
                <Trash2 />
              </Button>
            </IconTooltip>
          )}
        </div>
        <p id={hintId} className="text-small text-text-3">
          A square image is recommended, at most {rules.maxBytes / 1024 / 1024} MB.
        </p>
        {chooser}
      </div>
      {picture && (
        <Suspense>
          <PhotoCropper picture={picture} onDone={finish} />
        </Suspense>
      )}
    </div>
  )
}
