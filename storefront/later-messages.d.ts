/** See build-tools/compile-messages.ts. */
declare module '*.ts?later' {
  export const messages: Record<string, unknown>
}
