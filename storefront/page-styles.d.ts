/** See build-tools/page-styles.ts. */
declare module 'virtual:page-styles' {
  /** What the server needs to know about the styles; without a build (`npm run dev`) nothing, since Vite adds them then. */
  export type PageStyles = {
    /** Address of the whole stylesheet. */
    file: string
    /** The whole stylesheet in its order: the ids of the files that a rule is from (none: every page needs it), its text. */
    rules: readonly (readonly [ids: readonly string[], text: string])[]
    /** Ids of the style files that a page may show without further loading, by the address of its script. */
    pages: Readonly<Record<string, readonly string[]>>
  }

  export const pageStyles: PageStyles | undefined
}
