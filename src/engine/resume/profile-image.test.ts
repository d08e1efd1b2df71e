import { expect, test } from 'vitest'
import { findImageProblem, isProfileImage } from './profile-image.ts'

const MB = 1024 * 1024

test('refuses a large photo in the words of the place', () => {
  expect(findImageProblem({ size: 2 * MB + 1, type: 'image/png' }, 'content-editor')).toEqual({
    title: 'File too large',
    message: 'Profile image must be smaller than 2MB',
  })
  expect(findImageProblem({ size: 2 * MB + 1, type: 'image/png' }, 'wizard')).toEqual({
    message: 'Image is too large. Please select an image under 2MB.',
  })
  expect(findImageProblem({ size: 5 * MB + 1, type: 'image/png' }, 'tailored-and-upgrade')).toEqual({
    message: 'Image file is too large. Please upload an image smaller than 5MB.',
  })
})

test('refuses a file that is no image, whatever its size', () => {
  expect(findImageProblem({ size: 9 * MB, type: 'application/pdf' }, 'content-editor')).toEqual({
    title: 'Invalid file type',
    message: 'Please upload an image file (JPEG, PNG, etc.)',
  })
  expect(findImageProblem({ size: 1, type: '' }, 'tailored-and-upgrade')).toEqual({
    message: 'Please upload a valid image file (JPEG, PNG, etc.)',
  })
})

test('takes an image of exactly the limit', () => {
  expect(findImageProblem({ size: 2 * MB, type: 'image/jpeg' }, 'content-editor')).toBeUndefined()
  expect(findImageProblem({ size: 5 * MB, type: 'image/webp' }, 'tailored-and-upgrade')).toBeUndefined()
})

test('knows a photo held as a data string from an address or a script', () => {
  expect(isProfileImage('data:image/png;base64,iVBORw0KGgo=')).toBe(true)
  for (const text of [
    '',
    'https://example.com/me.jpg',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,<script>',
    'data:image/png;base64,',
  ]) {
    expect(isProfileImage(text)).toBe(false)
  }
})
