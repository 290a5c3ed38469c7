import { createContext } from 'react-router'

/** The shop's own origin, such as `https://kastha.example`, for absolute URLs. */
export const publicUrlContext = createContext<string>()
