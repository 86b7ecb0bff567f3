import { createContext } from 'react-router'

/** The request's one-time number for inline scripts, named in its Content-Security-Policy. */
export const nonceContext = createContext<string>()
