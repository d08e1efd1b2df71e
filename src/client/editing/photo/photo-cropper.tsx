import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogHeader } from '#client/ui/dialog.tsx'
import { Slider } from '#client/ui/slider.tsx'
import { type Crop, centered, cropRect, MAX_ZOOM, pullCrop } from './crop.ts'
import { encodePhoto } from './encode-photo.ts'

const VIEW_PIXELS = 480

type PhotoCropperProps = {
  picture: ImageBitmap
  /** The photo to keep; undefined if the person thought better of it. */
  onDone: (image: string | undefined) => void
}

/** Chooses the square of a picture: by pulling it, or by three sliders that need no pointer. */
export function PhotoCropper({ picture, onDone }: PhotoCropperProps) {
  const [crop, setCrop] = useState<Crop>(centered)

  const place = (axis: 'x' | 'y', label: string) => (
    <CropSlider
      label={label}
      value={crop[axis] * 100}
      min={0}
      max={100}
      step={1}
      valueText={`${Math.round(crop[axis] * 100)}%`}
      onChange={(value) => setCrop({ ...crop, [axis]: value / 100 })}
    />
  )

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone(undefined)}>
      <DialogContent>
        <DialogHeader title="Crop your photo" description="Drag the picture or use the sliders." />
        <CropFrame picture={picture} crop={crop} onPull={(by) => setCrop((before) => pullCrop(picture, before, by))} />
        <div className="grid gap-1">
          <CropSlider
            label="Zoom"
            value={crop.zoom}
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            valueText={`${crop.zoom.toFixed(1)} times`}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          {place('x', 'Left to right')}
          {place('y', 'Top to bottom')}
        </div>
        <DialogFooter>
          <Button variant="ghost" onClick={() => onDone(encodePhoto(picture))}>
            Keep the whole picture
          </Button>
          <Button onClick={() => onDone(encodePhoto(picture, cropRect(picture, crop)))}>Use this part</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type CropFrameProps = {
  picture: ImageBitmap
  crop: Crop
  /** By shares of the frame. */
  onPull: (by: { x: number; y: number }) => void
}

/** The square as it will be. A component of its own: the dialog's content is there later than the dialog. */
function CropFrame({ picture, crop, onPull }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | undefined>(undefined)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { left, top, width, height } = cropRect(picture, crop)
    context.clearRect(0, 0, VIEW_PIXELS, VIEW_PIXELS)
    context.drawImage(picture, left, top, width, height, 0, 0, VIEW_PIXELS, VIEW_PIXELS)
  }, [picture, crop])

  const grip = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onPull({ x: (event.clientX - last.current.x) / width, y: (event.clientY - last.current.y) / height })
    last.current = { x: event.clientX, y: event.clientY }
  }
  const letGo = () => {
    last.current = undefined
  }

  return (
    <canvas
      ref={canvas}
      width={VIEW_PIXELS}
      height={VIEW_PIXELS}
      role="img"
      aria-label="The part of the picture to keep"
      className="mx-auto aspect-square w-full max-w-72 cursor-move touch-none rounded-card border border-border bg-sunken"
      onPointerDown={grip}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  )
}

type CropSliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  valueText: string
  onChange: (value: number) => void
}

function CropSlider({ label, value, onChange, ...range }: CropSliderProps) {
  return (
    <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
      <span aria-hidden className="text-small text-text-2">
        {label}
      </span>
      <Slider label={label} value={[value]} onValueChange={([next]) => onChange(next ?? value)} {...range} />
    </div>
  )
}
