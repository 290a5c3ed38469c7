/**
 * Size of the first click on the button besides the model, brotli: the viewer's scripts, its dialog and their texts.
 * e2e/model.slow.e2e.ts measures it.
 */
export const VIEWER_BYTES = 240_000
