/**
 * Loads what shows on request or beside the drawing, and consists of many files. A plan would wait for their names if these
 * calls were part of its first script.
 */
export const loadFindColumn = () => import('./find-column.tsx')
export const loadFindSheet = () => import('./find-sheet.tsx')
export const loadRoomView = () => import('./room-3d/room-view.tsx')
export const loadRoomStage = () => import('./room-3d/room-stage.ts')
