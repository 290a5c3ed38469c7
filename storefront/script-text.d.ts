/** See build-tools/script-text.ts. */
declare module 'script-text:*' {
  const code: string
  export default code
}
