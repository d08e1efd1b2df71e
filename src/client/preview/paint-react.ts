import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { PaintElement } from '#engine/layout/paint/paint-element.ts'

const camelNames = new Map<string, string>()

function camelName(name: string): string {
  let camel = camelNames.get(name)
  if (camel === undefined) {
    camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    camelNames.set(name, camel)
  }
  return camel
}

function reactStyle(style: Record<string, string>): CSSProperties {
  const converted: Record<string, string> = {}
  for (const name in style) converted[camelName(name)] = style[name] ?? ''
  return converted
}

function reactAttributes(attributes: Record<string, string>): Record<string, string> {
  const converted: Record<string, string> = {}
  for (const name in attributes) {
    const isKept = name.startsWith('aria-') || name.startsWith('data-')
    converted[isKept ? name : camelName(name)] = attributes[name] ?? ''
  }
  return converted
}

/** The engine's tree as React elements. */
export function paintReact(element: PaintElement): ReactNode {
  return createElement(
    element.tag,
    { key: element.key, ...reactAttributes(element.attributes), style: reactStyle(element.style) },
    ...element.children.map((child) => (typeof child === 'string' ? child : paintReact(child))),
  )
}
