// Replaces three's decoders (vite.config.ts), which our models do not need (docs/decisions/007-3d-models.md). It saves
// 28 KB of the viewer, an external origin, and WebAssembly, which the page's policy forbids.

export class DRACOLoader {
  setDecoderPath(): this {
    return this
  }
}

export class KTX2Loader {
  setTranscoderPath(): this {
    return this
  }

  detectSupport(): this {
    return this
  }
}

export const MeshoptDecoder = { supported: false, ready: Promise.resolve() }
