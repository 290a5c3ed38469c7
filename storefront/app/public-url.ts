import { createContext } from 'react-router'

/** The shop's own origin, such as `https://kastha.example`, for addresses that leave the page. */
export const publicUrlContext = createContext<string>()
