/** See build-tools/compile-messages.ts. */
declare module '*.ts?group=later' {
  export const messages: Record<string, unknown>
}
declare module '*.ts?group=comparison' {
  export const messages: Record<string, unknown>
}
