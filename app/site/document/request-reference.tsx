import { createContext, useContext } from 'react'

interface RequestReference {
  readonly path: string
  readonly id: string
}

const ReferenceContext = createContext<RequestReference | null>(null)

/** Provides the failed request to the error page. Successful pages have none, as they may be cached. */
export const RequestReferenceProvider = ReferenceContext

export function useRequestReference(): RequestReference | null {
  return useContext(ReferenceContext)
}
