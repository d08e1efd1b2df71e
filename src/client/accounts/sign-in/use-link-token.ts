import { useState } from 'react'
import { useLocation } from 'react-router'

/** The token from the link that was opened, kept as long as the page is open. */
export function useLinkToken(): string {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '')
  return token
}
