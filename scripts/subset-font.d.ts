/** What we use of the package, which brings no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    /** Drops the instructions for coarse screens. */
    noHinting: boolean
    /** OpenType features to keep. */
    keepFeatures: readonly string[]
    /** Parts of a variable font's axes to keep. */
    variationAxes?: Record<string, { min: number; max: number }>
  }

  /** @param text  the characters to keep */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
