import { createContext, useContext } from 'react'

/** The request that was answered with an error: its path, and its name in the log for people who report a fault. */
export interface RequestReference {
  readonly path: string
  readonly id: string
}

const ReferenceContext = createContext<RequestReference | null>(null)

/** Names the failed request to what is shown in the page's place. Pages that stand name none: they are the same for everybody. */
export const RequestReferenceProvider = ReferenceContext

/** The failed request that brought the document, or null where none failed. */
export function useRequestReference(): RequestReference | null {
  return useContext(ReferenceContext)
}
