import { useState } from 'react'
import { useLocation } from 'react-router'

/** The token of the link one came by, kept for as long as the page stands. */
export function useLinkToken(): string {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '')
  return token
}
