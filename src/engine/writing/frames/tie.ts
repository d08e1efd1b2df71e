// A line of the person's, and what the posting asks for that it shows.
import type { Frame } from './_frame.ts'

export default {
  plain: [
    'You ask for {need}: {at} I {act}.',
    'You also ask for {need}: {at} I {act}.',
    'As for {need}, {at} I {act}.',
    'You ask for {need}: I {act}.',
    'You also ask for {need}: I {act}.',
    'As for {need}, I {act}.',
  ],
  warm: [
    'You are looking for {need}: {at} I {act}.',
    'Also on your list is {need}: {at} I {act}.',
    'When it comes to {need}, {at} I {act}.',
    'You are looking for {need}: I {act}.',
    'Also on your list is {need}: I {act}.',
    'When it comes to {need}, I {act}.',
  ],
  formal: [
    'With regard to {need}, {at} I {act}.',
    'Concerning {need}, {at} I {act}.',
    'As to {need}, {at} I {act}.',
    'With regard to {need}, I {act}.',
    'Concerning {need}, I {act}.',
    'As to {need}, I {act}.',
  ],
} satisfies Frame
