/**
 * Loads where one finds furniture. What that needs has many files, whose names a plan would wait for if this were part of
 * its first script.
 */
export const loadFindColumn = () => import('./find-column.tsx')
export const loadFindSheet = () => import('./find-sheet.tsx')
