import { useCallback, useEffect, useRef, useState } from 'react'

const pauseMs = 800

export type Notes = {
  text: string
  write: (text: string) => void
  /** Keeps what is not kept yet. */
  keep: () => void
  /** Lets go of them: what belongs to a removed job must not bring it back. */
  drop: () => void
}

/**
 * Notes are kept after a pause, and at the latest when they leave the screen: a person who closes by Escape or goes back
 * gives the box no moment in which it loses the focus.
 */
export function useNotes(stored: string, onKeep: (text: string) => void): Notes {
  const [text, setText] = useState(stored)
  const latest = useRef({ text, stored, onKeep })
  const isDropped = useRef(false)
  const keep = useCallback(() => {
    const { text: typed, stored: kept, onKeep: send } = latest.current
    if (!isDropped.current && typed !== kept) send(typed)
  }, [])
  useEffect(() => {
    latest.current = { text, stored, onKeep }
  })
  useEffect(() => {
    if (text === stored) return
    const timer = setTimeout(keep, pauseMs)
    return () => clearTimeout(timer)
  }, [text, stored, keep])
  useEffect(() => keep, [keep])
  const drop = () => {
    isDropped.current = true
  }
  return { text, write: setText, keep, drop }
}
