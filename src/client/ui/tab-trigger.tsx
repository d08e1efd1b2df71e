import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

/** A tab. Radix gives it the focus by code, which browsers take for the keyboard's: a press of the mouse would leave a ring. */
export function TabTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      onMouseDown={({ currentTarget }) => {
        currentTarget.dataset.pressed = ''
      }}
      onKeyDown={({ currentTarget }) => {
        delete currentTarget.dataset.pressed
      }}
      onBlur={({ currentTarget }) => {
        delete currentTarget.dataset.pressed
      }}
      {...props}
    />
  )
}
