// Stands in for three's decoders (vite.config.ts): our models need none (docs/decisions/007-3d-models.md). That saves
// 28 KB of the viewer, an origin that it would load them from, and WebAssembly, which the page's policy forbids.

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
