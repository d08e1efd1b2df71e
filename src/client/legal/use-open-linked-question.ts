import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to one question, such as /faq#refund, arrives at its open answer. */
export function useOpenLinkedQuestion() {
  const { hash } = useLocation()

  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }, [hash])
}
