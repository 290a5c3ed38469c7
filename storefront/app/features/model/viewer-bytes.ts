/** What the viewer's scripts weigh on their way, brotli; e2e/model.e2e.ts weighs them. */
export const VIEWER_BYTES = 212_000
