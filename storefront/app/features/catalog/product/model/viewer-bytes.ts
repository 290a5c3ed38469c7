/**
 * What a first press on the button brings besides the model, brotli: the viewer's scripts, its dialog and their texts.
 * e2e/model.slow.e2e.ts weighs them.
 */
export const VIEWER_BYTES = 236_000
