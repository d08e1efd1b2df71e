import { expect, it } from 'vitest'
import { thumbnailManifest } from '#client/templates/thumbnails/manifest.gen.ts'
import { findOldPictures, planThumbnails } from './thumbnails.ts'

it('has a picture of every template as the engine paints it now', () => {
  // When this fails: npx tsx scripts/thumbnails.ts
  expect(findOldPictures()).toEqual([])
  expect(planThumbnails().map(({ id }) => id)).toEqual(Object.keys(thumbnailManifest).map(Number))
})
