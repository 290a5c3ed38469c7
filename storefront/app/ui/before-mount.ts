/**
 * First value of a ref to an element that its component always renders, as in `useRef<HTMLFormElement>(BEFORE_MOUNT)`.
 * React sets the ref before effects and event handlers run, and only those read it: there it is never null.
 */
export const BEFORE_MOUNT = null as never
