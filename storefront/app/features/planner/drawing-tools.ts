/** What hands and keys need in the drawing beyond holding a piece, and what it says. It loads after the drawing. */
export { moveOpening, offsetMoved } from '#domain/planner/openings.ts'
export { snapped } from '#domain/planner/snap.ts'
export { changePiece, sayPlace } from './change-piece.ts'
export { warningAt } from './drawn-warnings.tsx'
export { pieceAction, STEPS_MM, zoomAction } from './piece-keys.ts'
export { pieceText } from './place-words.ts'
export { showWarning } from './show-warning.ts'
export { listenToGestures } from './zoom-gestures.ts'
